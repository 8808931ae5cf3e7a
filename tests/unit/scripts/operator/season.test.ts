import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { listSeason } from '@/scripts/operator/season'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function run(day: string, asJson: boolean): string {
  vi.stubEnv('SITE_DATE', day)
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  listSeason(asJson)
  return log.mock.calls.flat().join('\n')
}

test('names what has run out, and the line that states it', () => {
  const { facts } = JSON.parse(run('2025-12-20', true)) as {
    facts: { name: string; status: string; from: string; change: string }[]
  }
  const lines = readFileSync('content/facts.ts', 'utf8').split('\n')
  for (const { from, change } of facts) expect(lines[Number(change.split(':')[1]) - 1]).toContain(from)
  expect(facts.filter(({ status }) => status !== 'over').map(({ name }) => name)).toEqual([
    'Christmas for groups',
    'New Year’s Eve',
  ])
})

test('counts what is over in the table for the terminal', () => {
  expect(run('2026-11-22', false)).toContain('Dated facts (9, 9 of them over)')
})

import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { datedFacts } from '@/content/season'
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
  for (const { from, change } of facts) {
    const [file = '', line] = change.split(':')
    expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain(from)
  }
  const statusOf = (name: string) => facts.find((fact) => fact.name === name)?.status
  expect(statusOf('Christmas lunch')).toBe('over')
  expect(statusOf('Christmas for groups')).toBe('running')
  expect(statusOf('New Year’s Eve')).toBe('coming')
})

test('counts what is over in the table for the terminal', () => {
  const text = run('2026-11-22', false)
  const over = text.match(/^over /gm)?.length
  expect(text).toContain(`Dated facts (${datedFacts.length}, ${over} of them over)`)
})

import { expect, test } from 'vitest'
import { securityTxt } from '@/content/security-txt'

const BUILT = new Date('2026-11-21T13:00:00Z')
const lines = securityTxt('https://www.kallfjallet.example', BUILT).trim().split('\n')
const valuesOf = (field: string) =>
  lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2))

test('names a way to reach the hotel and where it belongs', () => {
  expect(valuesOf('Contact')[0]).toMatch(/^mailto:\S+@\S+$/)
  expect(valuesOf('Canonical')).toEqual(['https://www.kallfjallet.example/.well-known/security.txt'])
})

test('expires less than a year after the build, and not soon', () => {
  const [expires, ...others] = valuesOf('Expires')
  expect(others).toEqual([])
  const days = (Date.parse(expires ?? '') - BUILT.getTime()) / 86_400_000
  expect(days).toBeLessThan(365)
  expect(days).toBeGreaterThan(300)
})

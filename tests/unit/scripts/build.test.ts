import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each(['SITE_DATE', 'BUILD_DAY'])('a build for a %s that is no day does not begin', (name) => {
  const env = { ...process.env, [name]: '26/11/2026' }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { env, encoding: 'utf8' })
  expect(stderr.trim()).toBe(`Setting ${name} must be a day such as 2025-10-20.`)
  expect(status).toBe(1)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { uploadLimits } from '@/content/facts'

test('the hosted project takes the files that the form takes, with room for headers', () => {
  const limit = `file_size_limit = "${uploadLimits.megabytes + 1}MiB"`
  expect(readFileSync('supabase/config.toml', 'utf8')).toContain(limit)
})

test('nginx lets through what the site refuses with a message of its own', () => {
  const [, limit] =
    /client_max_body_size (\d+)m;/.exec(readFileSync('deploy/nginx/kallfjallet.conf', 'utf8')) ?? []
  expect(Number(limit), 'client_max_body_size').toBeGreaterThan(uploadLimits.requestMegabytes)
})

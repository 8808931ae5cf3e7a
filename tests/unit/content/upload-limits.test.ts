import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { uploadLimits } from '@/content/facts'

const { megabytes } = uploadLimits
const read = (file: string) => readFileSync(file, 'utf8')
const bucketMigration = globSync('supabase/migrations/*.sql')
  .toSorted()
  .findLast((file) => read(file).includes('file_size_limit'))!

test.each([
  ['the bucket', bucketMigration, String(megabytes * 1024 * 1024)],
  [
    'the hosted project, with room for headers',
    'supabase/config.toml',
    `file_size_limit = "${megabytes + 1}MiB"`,
  ],
])('%s takes the files that the form takes', (_, file, limit) => {
  expect(read(file), `${file}: the limit is uploadLimits in content/facts.ts`).toContain(limit)
})

test('nginx lets through what the site refuses with a message of its own', () => {
  const [, limit] = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx/kallfjallet.conf')) ?? []
  expect(Number(limit), 'client_max_body_size').toBeGreaterThan(uploadLimits.requestMegabytes)
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { uploadLimits } from '@/content/facts'

const { megabytes, requestMegabytes } = uploadLimits
const [storage = ''] = globSync('supabase/migrations/*_storage.sql')

test.each([
  ['the bucket', storage, `  ${megabytes * 1024 * 1024},`],
  [
    'the hosted project, with room for headers',
    'supabase/config.toml',
    `file_size_limit = "${megabytes + 1}MiB"`,
  ],
  ['the local backend', 'scripts/local/local-backend.ts', `file_size_limit: '${megabytes + 1}MiB'`],
  [
    'nginx, with room for headers',
    'deploy/nginx/templates/20-site.conf.template',
    `client_max_body_size ${requestMegabytes + 1}m;`,
  ],
])('%s takes the files that the form takes', (_, file, limit) => {
  expect(readFileSync(file, 'utf8'), `${file}: the limit is uploadLimits in content/facts.ts`).toContain(
    limit,
  )
})

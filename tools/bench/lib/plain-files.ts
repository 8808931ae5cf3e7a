import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { compressFile } from '../../../deploy/brotli.ts'
import type { Child } from '../../../scripts/local/child.ts'
import { prepareNginx, startNginx } from './nginx.ts'

const COMPRESSIBLE = '(?:html|js|css|svg)'

/** Finished files by path below the root, such as `sv/index.html`. */
export type Files = Readonly<Record<string, string | Buffer>>

/**
 * nginx that serves files compressed in advance, and nothing else: the most that this machine can do.
 * @param options.headers sent with every answer
 * @param options.byLanguage the root holds a folder for each language, chosen by the cookie
 */
export async function startPlainFiles(
  files: Files,
  { headers = {}, byLanguage = false }: { headers?: Record<string, string>; byLanguage?: boolean } = {},
): Promise<Child & { origin: string }> {
  const { folder, port } = await prepareNginx('files')
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, 'root', name)
    await write(file, content)
    if (!new RegExp(`\\.${COMPRESSIBLE}$`).test(name)) continue
    await write(`${file}.gz`, gzipSync(content, { level: 9 }))
    await write(path.join(folder, 'root-brotli', name), await compressFile(content))
  }
  const origin = `http://127.0.0.1:${port}`
  const child = await startNginx({
    folder,
    connections: 4096,
    probe: `${origin}/`,
    http: describeServer({ folder, port, headers, byLanguage }),
  })
  return { ...child, origin }
}

interface PlainServer {
  folder: string
  port: number
  headers: Record<string, string>
  byLanguage: boolean
}

function describeServer({ folder, port, headers, byLanguage }: PlainServer): string {
  const extraHeaders = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`)
  return `
  types { text/html html; text/javascript js; text/css css; image/svg+xml svg; image/avif avif; image/webp webp; font/woff2 woff2; }
  charset utf-8;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  map $cookie_language $folder { default sv; en en; }
  # The address "/" is that of a document.
  map "$http_accept_encoding $uri" $encoding { default ""; "~\\bbr\\b.* \\S*(?:/|\\.${COMPRESSIBLE})$" br; }
  map $encoding $tree { default root; br root-brotli; }
  server {
    listen 127.0.0.1:${port};
    root ${folder}/$tree${byLanguage ? '/$folder' : ''};
    gzip_static on;
    add_header Content-Encoding $encoding;
    add_header Vary Accept-Encoding;
    ${extraHeaders.join('\n    ')}
  }`
}

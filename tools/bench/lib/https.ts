import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { freePort, type Child } from '../../../scripts/local/child.ts'
import { prepareNginx, startNginx } from './nginx.ts'

/** nginx with TLS and HTTP/2 before a server, as the page cache stands behind one; its certificate is its own. */
export async function startHttps(origin: string): Promise<Child & { port: number }> {
  const { folder, port } = await prepareNginx('https')
  const probePort = await freePort()
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  )
  const child = await startNginx({
    folder,
    connections: 1024,
    probe: `http://127.0.0.1:${probePort}/`,
    http: `
  server { listen 127.0.0.1:${probePort}; return 204; }
  server {
    # Small, so that nginx and not the system decides what is sent next.
    listen 127.0.0.1:${port} ssl http2 sndbuf=16k;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    location / {
      proxy_pass ${origin};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto https;
    }
  }`,
  })
  return { ...child, port }
}

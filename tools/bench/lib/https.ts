import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort, startChild, type Child } from '../../../scripts/local/child.ts'
import { findNginx } from '../../../scripts/local/deployment.ts'

/** nginx with TLS and HTTP/2 before a server, as the page cache stands behind one; its certificate is its own. */
export async function startHttps(origin: string): Promise<Child & { port: number }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-https-'))
  // nginx's workers run as another user
  await chmod(folder, 0o755)
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  )
  const port = await freePort()
  const probePort = await freePort()
  const config = path.join(folder, 'nginx.conf')
  await writeFile(
    config,
    `
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/unused;
  uwsgi_temp_path ${folder}/unused;
  scgi_temp_path ${folder}/unused;
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
  }
}
`,
  )
  const child = await startChild(findNginx()!, ['-e', 'stderr', '-c', config, '-g', 'daemon off;'], {
    probe: `http://127.0.0.1:${probePort}/`,
  })
  return {
    ...child,
    port,
    async stop() {
      await child.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort, startChild, type Child } from '../../../scripts/local/child.ts'
import { findNginx } from '../../../scripts/local/deployment.ts'

interface NginxSettings {
  /** The server's own folder, which is removed when it stops. */
  folder: string
  /** The lines of the `http` block. */
  http: string
  connections: number
  /** Address that answers once the server is ready. */
  probe: string
}

/** A folder for an nginx, with a free port. */
export async function prepareNginx(name: string): Promise<{ folder: string; port: number }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `kallfjallet-${name}-`))
  // nginx's workers run as another user
  await chmod(folder, 0o755)
  return { folder, port: await freePort() }
}

export async function startNginx({ folder, http, connections, probe }: NginxSettings): Promise<Child> {
  const config = path.join(folder, 'nginx.conf')
  await writeFile(
    config,
    `
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections ${connections}; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/unused;
  uwsgi_temp_path ${folder}/unused;
  scgi_temp_path ${folder}/unused;
${http}
}
`,
  )
  const child = await startChild(findNginx()!, ['-e', 'stderr', '-c', config, '-g', 'daemon off;'], { probe })
  return {
    ...child,
    async stop() {
      await child.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { release, type Host } from '@/deploy/release'
import { freePort } from '@/scripts/local/child'

let root: string
let source: string
let ports: number[]
let isReloadBroken: boolean
const sites = new Map<number, Server>()

const host: Host = {
  start: (port) =>
    new Promise((resolve) => {
      const site = createServer((_, response) => response.end('A page'))
      sites.set(port, site.listen(port, '127.0.0.1', resolve))
    }),
  stop: async (port) => {
    sites.get(port)?.close()
    sites.delete(port)
  },
  reload: async () => {
    if (isReloadBroken) throw new Error('nginx: configuration file test failed')
  },
}

const releaseNow = (from?: string) => release({ root, nginx: root, from, host, ports, drainSeconds: 0 })

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-release-'))
  source = path.join(root, 'source')
  ports = [await freePort(), await freePort()]
  isReloadBroken = false
  for (const folder of ['conf.d', 'source/scripts', 'source/deploy']) {
    await mkdir(path.join(root, folder), { recursive: true })
  }
  await writeFile(
    path.join(source, 'scripts/build.ts'),
    `import { mkdirSync, writeFileSync } from 'node:fs'
     mkdirSync('.next')
     writeFileSync('.next/BUILD_ID', process.cwd())`,
  )
  await writeFile(path.join(source, 'deploy/prepare-files.ts'), '')
})

afterEach(async () => {
  for (const port of sites.keys()) await host.stop(port)
  await rm(root, { recursive: true, force: true })
})

test(
  'a release that nginx does not take leaves the running one, and nothing of its own',
  { timeout: 60_000 },
  async () => {
    const running = await releaseNow(source)
    isReloadBroken = true
    await expect(releaseNow()).rejects.toThrow('configuration file test failed')

    expect(await readdir(path.join(root, 'releases'))).toEqual([path.basename(running)])
    expect(await realpath(path.join(root, 'current'))).toBe(await realpath(running))
    expect([...sites.keys()]).toEqual([ports[0]])
    expect(await readFile(path.join(root, 'conf.d/05-release.conf'), 'utf8')).toContain(
      `127.0.0.1:${ports[0]}`,
    )
  },
)

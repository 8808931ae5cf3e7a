import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ensureBrowser } from '../../../scripts/ensure-browser.ts'
import { findNginx } from '../../../scripts/local/deployment.ts'
import { PROJECT_ROOT } from '../../../scripts/site-process.ts'
import { table } from './figures.ts'

/** The date, the machine and the versions, as a section of the document. */
export async function describeMachine(): Promise<string> {
  const system = /PRETTY_NAME="(.+)"/.exec(await readFile('/etc/os-release', 'utf8').catch(() => ''))?.[1]
  const cpus = os.cpus()
  const rows = [
    ['Date', new Date().toISOString().slice(0, 10)],
    ['Machine', `${cpus.length} cores (${cpus[0]?.model}), ${Math.round(os.totalmem() / 1e9)} GB`],
    ['System', `${system ?? os.type()}, Linux ${os.release()}`],
    ['Node', process.version],
    ['Chromium', programVersion(ensureBrowser(), '--version')],
    ['nginx', programVersion(findNginx(), '-v')],
    ['Next.js / React', `${await packageVersion('next')} / ${await packageVersion('react')}`],
    ['Astro', await packageVersion('astro', 'tools')],
    ['Vite', await packageVersion('vite', 'tools')],
    ['Lighthouse', await packageVersion('lighthouse', 'tools')],
  ]
  return `## Machine\n\n${table(['', ''], rows)}\n\nThe machine is shared: identical runs differ by a factor of two at times. Figures that are compared were measured interleaved, within the same minutes.`
}

async function packageVersion(name: string, folder = ''): Promise<string> {
  const file = path.join(PROJECT_ROOT, folder, 'node_modules', name, 'package.json')
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}

function programVersion(program: string | undefined, flag: string): string {
  // nginx writes its version to stderr
  const output = execFileSync('sh', ['-c', `"$0" ${flag} 2>&1`, program ?? 'false'], { encoding: 'utf8' })
  return /\d+(\.\d+)+/.exec(output)?.[0] ?? 'unknown'
}

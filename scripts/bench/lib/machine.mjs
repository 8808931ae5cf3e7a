import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ensureBrowser } from '../../ensure-browser.ts'
import { findNginx } from '../../local/deployment.ts'
import { PROJECT_ROOT } from '../../site-process.ts'
import { table } from './table.mjs'

/** The machine, the versions and the day, as a section of the document. */
export async function describeMachine() {
  const system = /PRETTY_NAME="(.+)"/.exec(await readFile('/etc/os-release', 'utf8').catch(() => ''))?.[1]
  const cpus = os.cpus()
  const version = async (name, folder = '') => {
    const file = path.join(PROJECT_ROOT, folder, 'node_modules', name, 'package.json')
    return JSON.parse(await readFile(file, 'utf8')).version
  }
  const rows = [
    ['Day', new Date().toISOString().slice(0, 10)],
    ['Machine', `${cpus.length} cores (${cpus[0].model}), ${Math.round(os.totalmem() / 1e9)} GB`],
    ['System', `${system ?? os.type()}, Linux ${os.release()}`],
    ['Node', process.version],
    ['Chromium', firstNumber(ensureBrowser(), '--version')],
    ['nginx', firstNumber(findNginx(), '-v')],
    ['Next.js / React', `${await version('next')} / ${await version('react')}`],
    ['Astro', await version('astro', 'scripts/bench')],
    ['Vite', await version('vite', 'scripts/bench')],
    ['Lighthouse', await version('lighthouse', 'scripts/lighthouse')],
  ]
  return `## Machine\n\n${table(['', ''], rows)}\n\nThe machine is shared: identical runs differ by a factor of two at times. What is compared was measured in turns within the same minutes.`
}

/** nginx writes its version where others write errors. */
function firstNumber(command, flag) {
  const output = execFileSync('sh', ['-c', `"$0" ${flag} 2>&1`, command], { encoding: 'utf8' })
  return /\d+(\.\d+)+/.exec(output)?.[0] ?? 'unknown'
}

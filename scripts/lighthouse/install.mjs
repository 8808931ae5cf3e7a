/**
 * Installs this folder's packages from its lock file where they are missing. They are no packages of the site's own:
 * whoever builds or runs it does not download them.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const FOLDER = import.meta.dirname

/** @throws Error where npm fails */
export function installLighthouse() {
  if (existsSync(path.join(FOLDER, 'node_modules/lighthouse/package.json'))) return
  console.log('Installing Lighthouse …')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--silent'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`npm ci failed in ${FOLDER}`)
}

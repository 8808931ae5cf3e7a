import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '../site-process.ts'

/**
 * Builds a version of the site in a folder of its own: the same source with another label on the inquiry's button.
 * @param {string} folder
 * @param {{ label: string, actionKey: string }} options
 */
export function buildVersion(folder, { label, actionKey }) {
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: PROJECT_ROOT, encoding: 'utf8' })
  for (const file of stdout.trim().split('\n')) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(path.join(PROJECT_ROOT, file), path.join(folder, file))
  }
  for (const made of ['node_modules', 'public/pictures']) {
    // links where the file system allows it: the bundler follows no link out of the folder
    const [from, to] = [path.join(PROJECT_ROOT, made), path.join(folder, made)]
    if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true })
  }
  const messages = path.join(folder, 'messages/sv.json')
  const texts = JSON.parse(readFileSync(messages, 'utf8'))
  texts.inquiry.submit = label
  writeFileSync(messages, JSON.stringify(texts))
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The version could not be built.')
}

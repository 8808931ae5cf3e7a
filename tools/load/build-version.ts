import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'

export interface Version {
  /** On the inquiry's button, to tell the versions apart. */
  label: string
  /** For NEXT_SERVER_ACTIONS_ENCRYPTION_KEY. */
  actionKey: string
}

/** Builds the site's source in a folder of its own. */
export function buildVersion(folder: string, { label, actionKey }: Version): void {
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: PROJECT_ROOT, encoding: 'utf8' })
  for (const file of stdout.trim().split('\n')) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(path.join(PROJECT_ROOT, file), path.join(folder, file))
  }
  for (const generated of ['node_modules', 'public/pictures']) {
    // hard links where the file system allows them: the bundler follows no symbolic link out of the folder
    const [from, to] = [path.join(PROJECT_ROOT, generated), path.join(folder, generated)]
    if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true })
  }
  const file = path.join(folder, 'messages/sv.json')
  const messages = JSON.parse(readFileSync(file, 'utf8')) as { inquiry: { submit: string } }
  messages.inquiry.submit = label
  writeFileSync(file, JSON.stringify(messages))
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The version could not be built.')
}

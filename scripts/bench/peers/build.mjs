import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toJs, jsx } from 'estree-util-to-js'
import { toEstree } from 'hast-util-to-estree'
import { toHtml } from 'hast-util-to-html'
import { takeHomeApart } from './home.mjs'

/**
 * Builds the peers of the home page: an Astro static build and a React single-page app by Vite. Both have the menu as
 * a React component; the app has all of the page as one.
 */

const FOLDER = import.meta.dirname
const WORK = path.join(FOLDER, '../.peers')

/**
 * @returns {Promise<Record<'astro' | 'spa', Record<string, Buffer>>>} finished files by path
 * @throws {Error} where a build fails
 */
export async function buildPeers() {
  const home = await takeHomeApart()
  await rm(WORK, { recursive: true, force: true })
  await mkdir(WORK, { recursive: true })
  const peers = {}
  for (const name of ['astro', 'spa']) {
    const folder = path.join(WORK, name)
    await cp(path.join(FOLDER, name), folder, { recursive: true })
    await (name === 'astro' ? writeAstroPage : writeAppPage)(folder, home)
    runBuild(name, folder)
    peers[name] = { ...(await readFolder(path.join(folder, 'dist'))), ...home.files }
  }
  return peers
}

/** The page as it stands in HTML; the menu button becomes a component that is brought to life at once. */
async function writeAstroPage(folder, { body, classes, head }) {
  const page = `---
import Menu from '../components/menu.jsx'
const head = ${JSON.stringify(head)}
const body = ${JSON.stringify(toHtml(body))}
---
<!doctype html>
<html lang="sv" class="${classes}">
  <head><Fragment set:html={head} /></head>
  <body><Fragment set:html={body} /><Menu client:load /></body>
</html>
`
  const pages = path.join(folder, 'src/pages')
  // Empty in the repository, so that it is not there in a clone.
  await mkdir(pages, { recursive: true })
  await writeFile(path.join(pages, 'index.astro'), page)
}

/** The page as a component: every element is made in the browser. */
async function writeAppPage(folder, { body, classes, head }) {
  const page = toEstree({
    type: 'root',
    children: [{ type: 'element', tagName: 'div', properties: { className: ['contents'] }, children: body }],
  })
  const { value } = toJs(page, { handlers: jsx })
  const source = `export function Home() {\n  return (${value.trim().replace(/;$/, '')})\n}\n`
  await writeFile(path.join(folder, 'src/home.jsx'), source)
  const shell = await readFile(path.join(folder, 'index.html'), 'utf8')
  await writeFile(
    path.join(folder, 'index.html'),
    shell.replace('<html lang="sv">', `<html lang="sv" class="${classes}">`).replace('<!-- head -->', head),
  )
}

function runBuild(name, folder) {
  const script = {
    astro: ['../../node_modules/astro/bin/astro.mjs', 'build'],
    spa: ['../../node_modules/vite/bin/vite.js', 'build'],
  }[name]
  const { status, stdout, stderr } = spawnSync(process.execPath, script, {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${name} could not be built:\n${stdout}\n${stderr}`)
}

async function readFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [path.relative(folder, file), await readFile(file)])),
  )
}

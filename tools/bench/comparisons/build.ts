import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { jsx, toJs } from 'estree-util-to-js'
import { toEstree } from 'hast-util-to-estree'
import { toHtml } from 'hast-util-to-html'
import type { Files } from '../lib/plain-files.ts'
import { readHome, type HomePage } from './home.ts'

const FOLDER = import.meta.dirname
const WORK_FOLDER = path.join(FOLDER, '../.work')
const MODULES = path.join(FOLDER, '../../node_modules')

/**
 * Builds the home page as an Astro static build and as a React single-page app with Vite. Both have the menu as a React
 * component; the app has all of the page as one.
 * @returns finished files by path
 */
export async function buildComparisons(): Promise<{ astro: Files; spa: Files }> {
  const home = await readHome()
  await rm(WORK_FOLDER, { recursive: true, force: true })
  return {
    astro: await build('astro', home, writeAstroPage, path.join(MODULES, 'astro/bin/astro.mjs')),
    spa: await build('spa', home, writeAppPage, path.join(MODULES, 'vite/bin/vite.js')),
  }
}

async function build(
  name: string,
  home: HomePage,
  writePage: (folder: string, home: HomePage) => Promise<void>,
  program: string,
): Promise<Files> {
  const folder = path.join(WORK_FOLDER, name)
  await cp(path.join(FOLDER, name), folder, { recursive: true })
  await writePage(folder, home)
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'build'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${name} could not be built:\n${stdout}\n${stderr}`)
  return { ...(await readFolder(path.join(folder, 'dist'))), ...home.files }
}

/** The page as HTML, and the menu as a component that is hydrated at once. */
async function writeAstroPage(folder: string, { body, classes, head }: HomePage): Promise<void> {
  const page = `---
import Menu from '../components/menu.tsx'
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
  await mkdir(pages, { recursive: true })
  await writeFile(path.join(pages, 'index.astro'), page)
}

/** The page as a component: every element is created in the browser. */
async function writeAppPage(folder: string, { body, classes, head }: HomePage): Promise<void> {
  const page = toEstree({
    type: 'root',
    children: [{ type: 'element', tagName: 'div', properties: { className: ['contents'] }, children: body }],
  })
  const { value } = toJs(page, { handlers: jsx })
  const source = `export function Home() {\n  return (${value.trim().replace(/;$/, '')})\n}\n`
  await writeFile(path.join(folder, 'src/home.jsx'), source)
  const index = path.join(folder, 'index.html')
  const html = await readFile(index, 'utf8')
  await writeFile(
    index,
    html.replace('<html lang="sv">', `<html lang="sv" class="${classes}">`).replace('<!-- head -->', head),
  )
}

async function readFolder(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [path.relative(folder, file), await readFile(file)])),
  )
}

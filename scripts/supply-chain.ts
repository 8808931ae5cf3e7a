import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT_ROOT } from './site-process.ts'

/**
 * `npm run check:supply-chain`: compares the licences of all production packages with a list, writes a software bill of
 * materials (CycloneDX) to .next/sbom.json, and reports known vulnerabilities where the registry offers them.
 */

/** Licences that allow use on a server and in a browser, and require no more than naming the authors. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
])
/** The framework loads sharp's picture library as a separate library, which this licence permits. */
const LIBRARY_LICENCE = 'LGPL-3.0-or-later'
const LIBRARY = /^@img\/sharp-/
const SBOM = path.join(PROJECT_ROOT, '.next/sbom.json')

interface LockEntry {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

/** `Apache-2.0 AND LGPL-3.0-or-later` needs both, `MIT OR GPL-2.0` one of them. */
function isAllowed(name: string, licence: string): boolean {
  const isOne = (text: string) => ALLOWED.has(text) || (text === LIBRARY_LICENCE && LIBRARY.test(name))
  const alternatives = licence.replace(/[()]/g, '').split(' OR ')
  return alternatives.some((alternative) => alternative.split(' AND ').every((text) => isOne(text.trim())))
}

/** `@next/swc-darwin-arm64` → `@next/swc`: the builds of one package for several platforms. */
const family = (name: string) => name.replace(/-(android|darwin|freebsd|linux|openharmony|wasm|win32).*$/, '')

/**
 * Production packages of the lock file, including those for other platforms. The lock file has no licence for a platform
 * that was never installed; it is the licence of the same package for another platform.
 */
async function productionPackages() {
  const lock = JSON.parse(await readFile(path.join(PROJECT_ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  const all = Object.entries(lock.packages).map(([place, entry]) => ({
    ...entry,
    name: place.split('node_modules/').at(-1) ?? '',
  }))
  const licences = new Map(
    all.flatMap(({ license, name }) => (license ? [[family(name), license] as const] : [])),
  )
  return all
    .filter(({ name, dev, devOptional }) => name !== '' && !dev && !devOptional)
    .map(({ name, version, license = licences.get(family(name)) ?? 'unknown' }) => ({
      name,
      version,
      licence: license,
    }))
}

function npm(...args: string[]) {
  return spawnSync('npm', args, { cwd: PROJECT_ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}

const packages = await productionPackages()
const refused = packages.filter(({ name, licence }) => !isAllowed(name, licence))
for (const { name, version, licence } of refused) {
  console.error(`${name} ${version}: licence "${licence}" is not on the list.`)
}
console.log(
  `${packages.length} packages in production, ${refused.length} with a licence that is not on the list.`,
)

const bill = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only')
if (bill.status !== 0) {
  console.error(`npm sbom failed.\n${bill.stderr}`)
  process.exit(1)
}
await mkdir(path.dirname(SBOM), { recursive: true })
await writeFile(SBOM, bill.stdout)
console.log(`Bill of materials: ${path.relative(PROJECT_ROOT, SBOM)}`)

// npm audit exits with 1 for a vulnerability and for a registry without an answer; only the former prints a report.
const audit = npm('audit', '--omit', 'dev', '--audit-level', 'high')
const hasReport = audit.stdout.includes('vulnerabilities')
console.log(
  hasReport ? audit.stdout.trim() : 'Known vulnerabilities: not checked, the registry does not offer them.',
)

process.exitCode = refused.length > 0 || (hasReport && audit.status !== 0) ? 1 : 0

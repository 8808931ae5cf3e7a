// @ts-nocheck
/**
 * `npm run check:supply-chain`: what the site is made of. Licences of everything that runs in production against
 * a list, a software bill of materials (CycloneDX) in .next/sbom.json, and known weaknesses, where the registry
 * tells them.
 */
import './require-node.ts'
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT_ROOT } from './site-process.ts'

/** Licences that allow use on a server and in a browser without further duty than naming their authors. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
  ],
  // the table of browsers
  ...['CC-BY-4.0'],
])
/** The picture library that the framework brings along: loaded as a library of its own, which this licence asks for. */
const ALLOWED_AS_LIBRARY = { 'LGPL-3.0-or-later': /^@img\/sharp-/ }
/** Weaknesses from here on fail the check. */
const AUDIT_LEVEL = 'high'
const SBOM = path.join(PROJECT_ROOT, '.next/sbom.json')

/** `Apache-2.0 AND LGPL-3.0-or-later` needs both, `MIT OR GPL-2.0` one of them. */
function isAllowed(name, licence) {
  const isOne = (text) => ALLOWED.has(text) || Boolean(ALLOWED_AS_LIBRARY[text]?.test(name))
  const alternatives = licence.replace(/[()]/g, '').split(' OR ')
  return alternatives.some((alternative) => alternative.split(' AND ').every((text) => isOne(text.trim())))
}

/** `@next/swc-darwin-arm64` → `@next/swc`: builds of one thing for several platforms. */
const family = (name) => name.replace(/-(android|darwin|freebsd|linux|openharmony|wasm|win32).*$/, '')

/**
 * Packages of production, those for other platforms included, from the lock file. The lock file knows no licence of
 * a build for another platform that was never installed; it is that of the builds beside it.
 */
async function productionPackages() {
  const { packages } = JSON.parse(await readFile(path.join(PROJECT_ROOT, 'package-lock.json'), 'utf8'))
  const all = Object.entries(packages).map(([place, entry]) => ({
    ...entry,
    name: place.split('node_modules/').at(-1),
  }))
  const licenceOf = new Map(
    all.filter(({ license }) => license).map(({ name, license }) => [family(name), license]),
  )
  return all
    .filter(({ name, dev, devOptional }) => name !== '' && !dev && !devOptional)
    .map(({ name, version, license }) => ({
      name,
      version,
      licence: license ?? licenceOf.get(family(name)) ?? '',
    }))
}

function npm(args) {
  return spawnSync('npm', args, { cwd: PROJECT_ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}

const packages = await productionPackages()
const refused = packages.filter(({ name, licence }) => !isAllowed(name, licence))
for (const { name, version, licence } of refused) {
  console.error(`${name} ${version}: licence "${licence || 'unknown'}" is not on the list.`)
}
console.log(
  `${packages.length} packages in production, ${refused.length} with a licence that is not on the list.`,
)

const bill = npm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'])
if (bill.status !== 0) {
  console.error(`The bill of materials could not be made.\n${bill.stderr}`)
  process.exit(1)
}
await mkdir(path.dirname(SBOM), { recursive: true })
await writeFile(SBOM, bill.stdout)
console.log(
  `${JSON.parse(bill.stdout).components.length} components in ${path.relative(PROJECT_ROOT, SBOM)}.`,
)

const audit = npm(['audit', '--omit', 'dev', '--audit-level', AUDIT_LEVEL, '--json'])
const report = parse(audit.stdout)
const found = report?.metadata?.vulnerabilities
if (found === undefined) {
  console.log('Known weaknesses: the registry does not answer that here; skipped.')
} else {
  console.log(`Known weaknesses: ${found.total}, ${found.high + found.critical} of them high or critical.`)
  for (const { name, severity } of Object.values(report.vulnerabilities))
    console.log(`  ${name}: ${severity}`)
}
process.exit(refused.length > 0 || (found !== undefined && audit.status !== 0) ? 1 : 0)

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * `npm run bench`: how fast the site is, beside what one could have instead. Builds the site, measures, prints what it
 * finds and writes docs/benchmarks.md. Some 65 minutes on two cores; installs what it needs.
 *
 *   npm run bench -- pages server             some parts; the others stay as they were measured on this build
 *   npm run bench -- pages --routes /,/boende --runs 3
 *   npm run bench -- pages --missing --minutes 5   go on where the last run ended, for five minutes
 *   npm run bench -- --quick                  a few pages, few runs
 *   npm run bench -- --no-build               measure the build that is there
 */
import './require-node.ts'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './ensure-browser.ts'
import { installTools } from './bench/install.mjs'
import { parts } from './bench/parts/index.mjs'
import { writeDocument } from './bench/document.mjs'
import { runNode } from './site-process.ts'
import { saveResult } from './bench/lib/results.mjs'
import { everyRoute } from './bench/lib/routes.mjs'

const QUICK_ROUTES = ['/', '/boende', '/booking-inquiry', '/villkor', '/hitta-till-oss']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'string' },
    runs: { type: 'string' },
    minutes: { type: 'string' },
    missing: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const options = {
  addresses: values.routes?.split(',') ?? (values.quick ? QUICK_ROUTES : everyRoute),
  runs: Number(values.runs ?? (values.quick ? 3 : 5)),
  deadline: performance.now() + Number(values.minutes ?? 120) * 60_000,
  onlyMissing: values.missing,
  quick: values.quick,
}

process.env.CHROMIUM_PATH = ensureBrowser()
installTools()
if (values.build) {
  const exitCode = await runNode(['scripts/build.ts'], process.env)
  if (exitCode !== 0) process.exit(exitCode)
}

// an interrupted run takes its servers along (child.ts listens to the exit)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

const failures = []
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const { title, run } = await parts[name]()
  console.log(`\n── ${title}`)
  const started = performance.now()
  try {
    await saveResult(name, await run(options))
  } catch (error) {
    failures.push(name)
    console.error(error)
  }
  console.log(`   ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

console.log(await writeDocument())
if (failures.length > 0) {
  console.error(`\nNot measured: ${failures.join(', ')}`)
  process.exit(1)
}

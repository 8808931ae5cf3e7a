/**
 * `npm run bench`: builds and measures the site, compares it with other ways to build its home page, and writes
 * docs/benchmarks.md. Takes some 65 minutes on two cores.
 *
 *   npm run bench -- pages server             measures some parts; keeps the other figures of the same build
 *   npm run bench -- pages --routes /,/boende --runs 3
 *   npm run bench -- --quick                  a few pages, few runs
 *   npm run bench -- --no-build               measures the build that is there
 */
import { parseArgs } from 'node:util'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { runNode } from '../../scripts/site-process.ts'
import { everyRoute } from '../pages.ts'
import { requireBuild, requireNginx, requireProgram } from '../requirements.ts'
import { writeDocument } from './document.ts'
import { saveResult } from './lib/results.ts'
import { parts } from './parts/index.ts'

const QUICK_ROUTES = ['/', '/boende', '/booking-inquiry', '/villkor', '/hitta-till-oss']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'string' },
    runs: { type: 'string' },
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
  paths: values.routes?.split(',') ?? (values.quick ? QUICK_ROUTES : everyRoute),
  runs: Number(values.runs ?? (values.quick ? 3 : 5)),
  quick: values.quick,
}

requireNginx()
requireProgram('/usr/bin/wrk', 'wrk')
requireProgram('/usr/bin/openssl', 'openssl')
process.env.CHROMIUM_PATH = ensureBrowser()
if (values.build) {
  const exitCode = await runNode(['scripts/build.ts'], process.env)
  if (exitCode !== 0) process.exit(exitCode)
}
requireBuild()

// child.ts ends the servers on exit
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

const failures: string[] = []
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n── ${part.title}`)
  const started = performance.now()
  try {
    await saveResult(name, await part.run(options))
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

import { ensureBrowser } from '../../ensure-browser.ts'
import { launchBrowser, measureLoad } from '../lib/browser.mjs'
import { startPlainFiles } from '../lib/plain-files.mjs'
import { kilobytes, median, spread } from '../lib/stats.mjs'
import { table, verdict } from '../lib/table.mjs'
import { withDeployment } from '../lib/with-deployment.mjs'

/** The home page beside the same page as an Astro static build and as a React single-page app. */

export const title = 'Peers'

const LCP_FACTOR = 1.1
const NAMES = {
  site: 'This site, shipped deployment',
  astro: 'Astro, static files',
  spa: 'React app by Vite, static files',
}

/** @param {{ runs: number, quick: boolean }} options */
export async function run({ runs, quick }) {
  const { buildPeers } = await import('../peers/build.mjs')
  const files = await buildPeers()
  const astro = await startPlainFiles(files.astro)
  const spa = await startPlainFiles(files.spa)
  try {
    return await withDeployment(async ({ cache }) => {
      const contenders = [
        { name: 'site', origin: cache.origin },
        { name: 'astro', origin: astro.origin },
        { name: 'spa', origin: spa.origin },
      ]
      const loads = await loadInTurns(contenders, quick ? runs : Math.max(runs, 9))
      const audits = await auditInTurns(contenders, quick ? 1 : 3)
      return { loads, audits }
    })
  } finally {
    await astro.stop()
    await spa.stop()
  }
}

async function loadInTurns(contenders, runs) {
  const loads = Object.fromEntries(contenders.map(({ name }) => [name, []]))
  const browser = await launchBrowser()
  try {
    for (let round = 0; round < runs + 1; round += 1) {
      for (const { name, origin } of round % 2 ? [...contenders].reverse() : contenders) {
        const load = await measureLoad(browser, { origin, path: '/' })
        // the first round fills the page cache and warms everybody up
        if (round > 0) loads[name].push(load)
      }
    }
  } finally {
    await browser.close()
  }
  return loads
}

async function auditInTurns(contenders, runs) {
  const { auditPage, startBrowser } = await import('../../lighthouse/audit-page.mjs')
  const audits = Object.fromEntries(contenders.map(({ name }) => [name, []]))
  const browser = await startBrowser(ensureBrowser())
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const { name, origin } of contenders) {
        const options = { port: browser.port, categories: ['performance'], throttling: 'simulate' }
        const { scores, report } = await auditPage(`${origin}/`, options)
        audits[name].push({ score: scores.performance, ...weighTypes(report) })
      }
    }
  } finally {
    browser.kill()
  }
  return audits
}

/** Bytes over the line by kind, as Lighthouse saw them. */
function weighTypes({ audits }) {
  const requests = audits['network-requests'].details.items
  const weigh = (type) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    document: weigh('Document'),
    script: weigh('Script'),
    image: weigh('Image'),
    font: weigh('Font'),
    style: weigh('Stylesheet'),
  }
}

export function describe({ loads, audits }) {
  const lcp = (name) => median(loads[name].map((load) => load.lcp))
  const factor = lcp('site') / lcp('astro')
  const kb = (name, type) => kilobytes(median(audits[name].map((audit) => audit[type])))
  return [
    `The same home page with the same words, markup, style sheet, fonts and pictures, byte for byte, taken from the built page: ${loads.site.length} cold loads each in changing order, throttled as below; then Lighthouse ${audits.site.length} times. The peers can open a menu and nothing else: no language, no forms, no chat, no other page.`,
    table(
      ['', 'LCP, ms', 'FCP, ms', 'blocking, ms', 'CLS', 'KB in all'],
      Object.entries(NAMES).map(([name, label]) => [
        label,
        spread(loads[name].map((load) => load.lcp)),
        spread(loads[name].map((load) => load.fcp)),
        spread(loads[name].map((load) => load.blocking)),
        Math.max(...loads[name].map((load) => load.cls)).toFixed(3),
        kilobytes(median(loads[name].map((load) => load.bytes)), 0),
      ]),
    ),
    table(
      ['', 'Lighthouse performance', 'HTML, KB', 'JS, KB', 'CSS, KB', 'fonts, KB', 'pictures, KB'],
      Object.entries(NAMES).map(([name, label]) => [
        label,
        spread(audits[name].map(({ score }) => score)),
        kb(name, 'document'),
        kb(name, 'script'),
        kb(name, 'style'),
        kb(name, 'font'),
        kb(name, 'image'),
      ]),
    ),
    `LCP of the site is ${factor.toFixed(2)} times that of Astro (limit ${LCP_FACTOR}: ${verdict(factor <= LCP_FACTOR)}).`,
  ].join('\n\n')
}

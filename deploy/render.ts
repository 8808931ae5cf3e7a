// @ts-nocheck
import '../scripts/require-node.ts'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { PAGE_LEVEL } from './brotli.ts'
import { pageAddressPattern } from './page-addresses.ts'
import { COMPRESSIBLE } from './prepare-files.ts'

/**
 * Writes the page cache's configuration with its settings filled in, and what the site knows of its addresses.
 *
 *   node deploy/render.ts --out /etc/nginx --files /srv/kallfjallet/files --build "$(cat .next/BUILD_ID)"
 */

const NGINX = path.join(import.meta.dirname, 'nginx')
/** As in nginx.conf. */
const RUN_FOLDER = '/tmp'
const TEMPLATES = path.join(NGINX, 'templates')

/**
 * @typedef {object} CacheSettings
 * @property {string} SITE_UPSTREAM host and port of the site
 * @property {string} SITE_BUILD name of the build; pages kept under another one are not found any more
 * @property {string} CACHE_LISTEN address and port, or port, that nginx listens on
 * @property {string} COMPRESS_LISTEN address and port, for nginx alone, at which it compresses pages
 * @property {string} CACHE_FOLDER where pages are kept
 * @property {string} CACHE_FRESH after how long the site is asked again, as nginx writes times
 * @property {string} FILES_FOLDER what prepare-files.ts has gathered
 * @property {string} SEND_RATE how often one address may send forms, as nginx writes rates
 * @property {readonly string[]} FRONT_PROXIES addresses or networks of a proxy in front of nginx, whose `X-Forwarded-For` is believed
 */

/**
 * @param {string} folder nginx's configuration folder
 * @param {CacheSettings} settings
 * @param {object} [options]
 * @param {boolean} [options.whole] also nginx.conf, where nginx serves nothing else
 * @param {string} [options.runFolder] where nginx.conf has nginx put what it needs while it runs
 * @throws {Error} where a template names a setting that is not given
 */
export async function renderConfiguration(folder, settings, { whole = false, runFolder = RUN_FOLDER } = {}) {
  await mkdir(path.join(folder, 'conf.d'), { recursive: true })
  await rm(path.join(folder, 'kallfjallet'), { recursive: true, force: true })
  await cp(path.join(NGINX, 'kallfjallet'), path.join(folder, 'kallfjallet'), { recursive: true })
  if (whole) {
    const text = await readFile(path.join(NGINX, 'nginx.conf'), 'utf8')
    await writeFile(path.join(folder, 'nginx.conf'), text.replaceAll(`${RUN_FOLDER}/`, `${runFolder}/`))
  }
  for (const name of await readdir(TEMPLATES)) {
    const text = await readFile(path.join(TEMPLATES, name), 'utf8')
    const target = path.join(folder, 'conf.d', name.replace(/\.template$/, ''))
    await writeFile(target, fillIn(text, { ...settings, ...ownSettings(settings) }))
  }
}

/** What is not for the operator to choose, and lists as nginx writes them. */
function ownSettings({ FRONT_PROXIES }) {
  return {
    PAGE_LEVEL,
    COMPRESSIBLE,
    PAGE_ADDRESSES: pageAddressPattern(),
    FRONT_PROXIES: FRONT_PROXIES.map((address) => `set_real_ip_from ${address};`).join('\n  '),
  }
}

function fillIn(text, settings) {
  return text.replace(/\$\{([A-Z_]+)\}/g, (_, name) => {
    if (settings[name] === undefined) throw new Error(`Setting ${name} is missing`)
    return settings[name]
  })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      files: { type: 'string' },
      build: { type: 'string' },
      upstream: { type: 'string', default: '127.0.0.1:3000' },
      listen: { type: 'string', default: '80' },
      compress: { type: 'string', default: '127.0.0.1:8081' },
      cache: { type: 'string', default: '/var/cache/nginx/kallfjallet' },
      rate: { type: 'string', default: '2r/s' },
      front: { type: 'string', multiple: true, default: ['127.0.0.1'] },
      whole: { type: 'boolean', default: false },
    },
  })
  if (!values.out || !values.files || !values.build) {
    console.error('Usage: node deploy/render.ts --out <folder> --files <folder> --build <id>')
    process.exit(1)
  }
  await renderConfiguration(
    values.out,
    {
      SITE_UPSTREAM: values.upstream,
      SITE_BUILD: values.build,
      CACHE_LISTEN: values.listen,
      COMPRESS_LISTEN: values.compress,
      CACHE_FOLDER: values.cache,
      CACHE_FRESH: '1h',
      FILES_FOLDER: values.files,
      SEND_RATE: values.rate,
      FRONT_PROXIES: values.front,
    },
    { whole: values.whole },
  )
}

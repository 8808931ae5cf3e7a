import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { uploadLimits } from '../content/facts.ts'
import { PAGE_LEVEL } from './brotli.ts'
import { pageAddressPattern, uncachedPagePattern } from './page-addresses.ts'
import { COMPRESSIBLE } from './prepare-files.ts'

/**
 * Writes nginx's configuration: fills the settings and the site's addresses into the templates.
 *
 *   node deploy/render.ts --out /etc/nginx --files /srv/kallfjallet/files --build "$(cat .next/BUILD_ID)"
 */

const NGINX = path.join(import.meta.dirname, 'nginx')
/** As in nginx.conf. */
const RUN_FOLDER = '/tmp'
const TEMPLATES = path.join(NGINX, 'templates')
const RELEASE_TEMPLATE = '05-release.conf.template'

export interface ReleaseSettings {
  /** Host and port of the site. */
  SITE_UPSTREAM: string
  /** Name of the build; pages cached under another name are not served any more. */
  SITE_BUILD: string
}

export interface CacheSettings extends ReleaseSettings {
  /** Address and port, or port, that nginx listens on. */
  CACHE_LISTEN: string
  /** Address and port, for nginx alone, at which it compresses pages. */
  COMPRESS_LISTEN: string
  /** Holds the cached pages. */
  CACHE_FOLDER: string
  /** How long a cached page counts as fresh, in nginx's notation. */
  CACHE_FRESH: string
  /** Output of prepare-files.ts. */
  FILES_FOLDER: string
  /** How often one address may submit forms, in nginx's notation. */
  SEND_RATE: string
  /** Addresses or networks of proxies in front of nginx, whose `X-Forwarded-For` is trusted. */
  FRONT_PROXIES: readonly string[]
}

/**
 * @param folder nginx's configuration folder
 * @param options.whole also writes nginx.conf, where nginx serves nothing else
 * @param options.runFolder for nginx's temporary files and its process id
 * @throws Error where a template names a missing setting
 */
export async function renderConfiguration(
  folder: string,
  settings: CacheSettings,
  { whole = false, runFolder = RUN_FOLDER } = {},
): Promise<void> {
  await mkdir(path.join(folder, 'conf.d'), { recursive: true })
  await rm(path.join(folder, 'kallfjallet'), { recursive: true, force: true })
  await cp(path.join(NGINX, 'kallfjallet'), path.join(folder, 'kallfjallet'), { recursive: true })
  if (whole) {
    const text = await readFile(path.join(NGINX, 'nginx.conf'), 'utf8')
    await writeFile(path.join(folder, 'nginx.conf'), text.replaceAll(`${RUN_FOLDER}/`, `${runFolder}/`))
  }
  for (const name of await readdir(TEMPLATES)) {
    await renderTemplate(folder, name, { ...settings, ...derivedSettings(settings) })
  }
}

/**
 * Writes only the file that names the release, so that what an operator changed in the others stays.
 * @param folder nginx's configuration folder
 */
export async function renderRelease(folder: string, settings: ReleaseSettings): Promise<void> {
  await renderTemplate(folder, RELEASE_TEMPLATE, { ...settings })
}

async function renderTemplate(folder: string, name: string, settings: Record<string, string>): Promise<void> {
  const text = await readFile(path.join(TEMPLATES, name), 'utf8')
  await writeFile(path.join(folder, 'conf.d', name.replace(/\.template$/, '')), fillIn(text, settings))
}

/** Settings that are derived, and lists in nginx's notation. */
function derivedSettings({ FRONT_PROXIES }: CacheSettings) {
  return {
    PAGE_LEVEL: String(PAGE_LEVEL),
    COMPRESSIBLE,
    // with room for headers
    BODY_LIMIT: `${uploadLimits.requestMegabytes + 1}m`,
    PAGE_ADDRESSES: pageAddressPattern(),
    UNCACHED_PAGES: uncachedPagePattern(),
    FRONT_PROXIES: FRONT_PROXIES.map((address) => `set_real_ip_from ${address};`).join('\n  '),
  }
}

function fillIn(text: string, settings: Record<string, string>): string {
  return text.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = settings[name]
    if (value === undefined) throw new Error(`Setting ${name} is missing`)
    return value
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

import 'server-only'
import { describeSettingsProblems, settingsSchema, type Settings } from './schema'

/**
 * The only place that reads `process.env`. Settings are parsed when they are first needed,
 * not when the module loads, so that `next build` runs without any.
 */

let settings: Settings | undefined

/**
 * The server's settings, parsed once.
 * @throws Error that names every variable that is missing or wrong, and contains no value.
 */
export function getSettings(): Settings {
  if (settings === undefined) {
    const problems = describeSettingsProblems(process.env)
    if (problems.length > 0) throw new Error(problems.join(' '))
    settings = settingsSchema.parse(process.env)
  }
  return settings
}

/** Origin of a build without settings; the port is the scripts' default. */
const LOCAL_SITE_ORIGIN = 'http://localhost:3000'

/**
 * The canonical origin, without a trailing slash. Pages are prerendered, so the origin in their
 * canonical addresses is the one that `SITE_URL` names while the site is built.
 */
export function getSiteOrigin(): string {
  const parsed = settingsSchema.shape.SITE_URL.safeParse(process.env.SITE_URL)
  return parsed.success ? parsed.data : LOCAL_SITE_ORIGIN
}

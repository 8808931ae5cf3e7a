import 'server-only'
import { describeSettingsProblems, LOCAL_SITE_ORIGIN, type Settings, settingsSchema } from './schema'

// This folder alone reads `process.env`. Settings are parsed when they are first needed, not when the module loads, so
// that `next build` runs without any.

let settings: Settings | undefined

/**
 * The server's settings, parsed once.
 * @throws Error that names every variable that is missing or wrong, and contains no value.
 */
export function getSettings(): Settings {
  if (settings === undefined) {
    // The server's SITE_URL is the build's (lib/env/start.ts).
    const source = { ...process.env, SITE_URL: process.env.SITE_URL || getSiteOrigin() }
    const problems = describeSettingsProblems(source)
    if (problems.length > 0) throw new Error(problems.join(' '))
    settings = settingsSchema.parse(source)
  }
  return settings
}

/** The canonical origin, without a trailing slash: the one that the pages were built for (next.config.ts). */
export function getSiteOrigin(): string {
  return process.env.BUILT_FOR ?? LOCAL_SITE_ORIGIN
}

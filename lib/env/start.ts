import 'server-only'
import { getSiteOrigin } from '.'
import { describeOtherOrigin, describeSettingsProblems } from './schema'

/** Why a server must not start with these pages; undefined where it may. */
export function findOtherOrigin(): string | undefined {
  return describeOtherOrigin(process.env.SITE_URL, getSiteOrigin())
}

/** The problems of a server's settings, one line per variable. Without SITE_URL it has the build's. */
export function describeProblemsAtStart(): string[] {
  return describeSettingsProblems({ ...process.env, SITE_URL: process.env.SITE_URL || getSiteOrigin() })
}

/** Some hosts hand a build's settings to the server too, where BUILD_DAY would stop the clock. */
export function forgetBuildDay(): void {
  delete process.env.BUILD_DAY
}

/** True for `npx next start`. */
export function isRunByNpx(): boolean {
  return process.env.npm_command === 'exec'
}

/** True where no proxy stands in front of the server: TRUSTED_PROXIES=0. */
export function isUnproxied(): boolean {
  return process.env.TRUSTED_PROXIES === '0'
}

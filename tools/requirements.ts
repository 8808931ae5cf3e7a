import { existsSync } from 'node:fs'
import path from 'node:path'
import { findBrowser, NO_BROWSER } from '../scripts/find-browser.ts'
import { PROJECT_ROOT } from '../scripts/site-process.ts'

/** Ends a command that lacks what it needs, with exit code 2. */
export function endWithoutRequirement(missing: string): never {
  console.error(missing)
  process.exit(2)
}

export function requireBuild(): void {
  if (existsSync(path.join(PROJECT_ROOT, '.next/BUILD_ID'))) return
  endWithoutRequirement('The site is not built: run npm run build in the project first.')
}

export function requireBrowser(): string {
  return findBrowser() ?? endWithoutRequirement(NO_BROWSER)
}

export function requireProgram(file: string, debianPackage: string): void {
  if (existsSync(file)) return
  endWithoutRequirement(`${file} is missing (Debian: apt-get install ${debianPackage}).`)
}

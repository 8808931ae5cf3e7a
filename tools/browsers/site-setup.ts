import type { TestProject } from 'vitest/node'
import { requireBuild, requireProgram } from '../requirements.ts'
import { startSite } from '../site.ts'
import { FIREFOX, WEBKIT_DRIVER } from './drivers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string
  }
}

/** Of `npm run browsers [-- arguments of vitest]` (README.md). `-- -t Firefox` runs one browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  requireProgram(FIREFOX, 'firefox-esr')
  requireProgram(WEBKIT_DRIVER, 'webkit2gtk-driver')
  requireProgram('/usr/bin/Xvfb', 'xvfb')
  requireBuild()
  const site = await startSite()
  project.provide('siteOrigin', site.origin)
  return site.stop
}

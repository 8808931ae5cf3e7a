import type { TestProject } from 'vitest/node'
import { startSite } from '../site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite()
  project.provide('siteOrigin', site.origin)
  return site.stop
}

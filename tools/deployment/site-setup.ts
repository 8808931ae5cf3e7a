import type { TestProject } from 'vitest/node'
import { startBackend, startSite, type Backend, type Site } from '@/scripts/local/deployment.ts'

declare module 'vitest' {
  interface ProvidedContext {
    deployedBackend: Backend
    deployedSite: Site
  }
}

/** One production server for all tests; each test file has a page cache of its own in front of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop: stopBackend, ...backend } = await startBackend()
  const { stop: stopSite, ...site } = await startSite(backend)
  project.provide('deployedBackend', backend)
  project.provide('deployedSite', site)
  return async () => {
    await stopSite()
    await stopBackend()
  }
}

import type { TestProject } from 'vitest/node'
import { startBackend, type BackendConnection } from './backend'

declare module 'vitest' {
  interface ProvidedContext {
    backend: BackendConnection
  }
}

/** One embedded backend in memory for all tests that `inject('backend')`; they do not clean up. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, kill: _kill, ...connection } = await startBackend()
  project.provide('backend', connection)
  return stop
}

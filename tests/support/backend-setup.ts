import type { TestProject } from 'vitest/node'
import { type BackendConnection, startBackend } from './backend'
import { realConnection } from './real-backend'

declare module 'vitest' {
  interface ProvidedContext {
    backend: BackendConnection
  }
}

/**
 * One backend for all tests that `inject('backend')`; they do not clean up. An embedded one in memory, or
 * the stack that `npm run real-stack` has started.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const real = realConnection()
  if (real !== undefined) {
    project.provide('backend', real)
    return undefined
  }
  const { stop, kill: _kill, printed: _printed, ...connection } = await startBackend()
  project.provide('backend', connection)
  return stop
}

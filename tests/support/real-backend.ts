import type { BackendConnection } from './backend'

/** The stack of `npm run real-stack`: what every backend has, and what only real PostgreSQL has. */
type RealConnection = BackendConnection & {
  /** Token of the role `authenticated`, as a signed-in person would carry it. */
  memberToken: string
  database: { psql: string; socketFolder: string; hasCron: boolean }
}

/** The running stack; undefined where the tests run on the embedded backend. */
export function realConnection(): RealConnection | undefined {
  const text = process.env.VERIFY_CONNECTION
  return text === undefined ? undefined : (JSON.parse(text) as RealConnection)
}

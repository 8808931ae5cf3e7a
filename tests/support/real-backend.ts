import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BackendConnection } from './backend'

const run = promisify(execFile)

/** The stack of `npm run real-stack`: what every backend has, and what only real PostgreSQL has. */
export type RealConnection = BackendConnection & {
  /** Token of the role `authenticated`, as a signed-in person would carry it. */
  memberToken: string
  database: { psql: string; socketFolder: string; hasCron: boolean }
}

/** The running stack; undefined where the tests run on the embedded backend. */
export function realConnection(): RealConnection | undefined {
  const text = process.env.VERIFY_CONNECTION
  return text === undefined ? undefined : (JSON.parse(text) as RealConnection)
}

/** @throws Error where the stack is not running */
export function requireRealConnection(): RealConnection {
  const connection = realConnection()
  if (connection === undefined) throw new Error('These tests need the stack of npm run real-stack.')
  return connection
}

/** Runs a query as the superuser and returns its rows, each with its columns. */
export async function queryDatabase({ database }: RealConnection, sql: string): Promise<string[][]> {
  const { psql, socketFolder } = database
  const connect = ['-h', socketFolder, '-U', 'postgres', '-X', '-q', '-v', 'ON_ERROR_STOP=1']
  const { stdout } = await run(psql, [...connect, '-At', '-F', '\t', '-c', sql])
  const text = stdout.trim()
  return text === '' ? [] : text.split('\n').map((line) => line.split('\t'))
}

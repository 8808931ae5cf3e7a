import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { describeSettingsProblems, LOCAL_SITE_ORIGIN } from '../../lib/env/schema.ts'
import { findInstance } from '../local/instance.ts'
import { DEFAULT_SITE_PORT, loadSettingsFiles, PROJECT_ROOT, StartError } from '../site-process.ts'

/** Data folder of `npm run dev` and `npm run preview`. */
const LOCAL_DATA = path.join(PROJECT_ROOT, 'supabase/.temp')

export interface OperatorBackend {
  client: SupabaseClient
  /** Canonical origin of the site, without a trailing slash. */
  siteUrl: string | undefined
}

/**
 * The backend of SUPABASE_URL and SUPABASE_SECRET_KEY (also from .env.local) or, where they are unset, the running
 * embedded one. Prints its URL, so that the operator sees which data the command works on.
 */
export async function openBackend(): Promise<OperatorBackend> {
  loadSettingsFiles()
  const { SUPABASE_URL, SUPABASE_SECRET_KEY = '', SITE_URL } = process.env
  if (SUPABASE_URL) {
    const problems = describeSettingsProblems({ ...process.env, SITE_URL: SITE_URL || LOCAL_SITE_ORIGIN })
    if (problems.length > 0) throw new StartError(problems.join(' '))
    await requireAnswer(SUPABASE_URL)
    return connect(SUPABASE_URL, SUPABASE_SECRET_KEY, SITE_URL)
  }
  const running = await findInstance(LOCAL_DATA)
  if (running === undefined) {
    throw new StartError(
      'No backend: set SUPABASE_URL and SUPABASE_SECRET_KEY, or start the embedded one (npm run preview).',
    )
  }
  const siteUrl = SITE_URL || `http://localhost:${process.env.PORT || DEFAULT_SITE_PORT}`
  return connect(running.url, running.secretKey, siteUrl)
}

/** @throws StartError where nothing answers at the URL, whatever the answer */
async function requireAnswer(url: string): Promise<void> {
  try {
    await fetch(new URL('/rest/v1/', url), { method: 'HEAD', signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    const { cause = error } = error as Error
    throw new StartError(`Cannot reach ${url}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

function connect(url: string, secretKey: string, siteUrl: string | undefined): OperatorBackend {
  console.error(`Backend: ${url}`)
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  return { client, siteUrl: siteUrl?.replace(/\/+$/, '') }
}

/** The data of a response; an error names the step that failed. */
export function dataOf<Data>(
  response: { data: Data; error: { code?: string; message: string } | null },
  step: string,
): NonNullable<Data> {
  const { data, error } = response
  if (error || data === null || data === undefined) {
    throw new StartError(`${step} failed: ${error?.message || error?.code || 'no data'}`)
  }
  return data
}

/** Runs an operator command. An error that the operator can fix is printed as one line; the exit code is then 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    // A file that cannot be written has the failed call.
    const isSystem = error instanceof Error && 'syscall' in error
    const expected = error instanceof StartError || isSystem || code.startsWith('ERR_PARSE_ARGS')
    console.error(expected ? (error as Error).message : error)
    process.exitCode = 1
  }
}

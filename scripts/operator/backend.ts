// @ts-nocheck
import { createClient } from '@supabase/supabase-js'
import path from 'node:path'
import { describeSettingsProblems } from '../../lib/env/schema.ts'
import { findInstance } from '../local/instance.ts'
import { DEFAULT_SITE_PORT, loadSettingsFiles, PROJECT_ROOT, StartError } from '../site-process.ts'

/** Where `npm run dev` and `npm run preview` keep their data. */
const LOCAL_DATA = path.join(PROJECT_ROOT, 'supabase/.temp')

/**
 * The backend that an operator command works on.
 * @typedef {object} OperatorBackend
 * @property {import('@supabase/supabase-js').SupabaseClient} client with the secret key
 * @property {string} url
 * @property {string} secretKey
 * @property {string} siteUrl canonical origin of the site, without a trailing slash
 * @property {string | undefined} mailFolder where the embedded backend keeps caught e-mails
 */

/**
 * The backend that SUPABASE_URL and SUPABASE_SECRET_KEY name (also in .env.local) or, where they are unset, the
 * embedded one that is running. Says on the terminal which it is: a mistake here would be a bad one.
 * @returns {Promise<OperatorBackend>}
 * @throws {StartError} with a line for the terminal, where there is none
 */
export async function openBackend() {
  loadSettingsFiles()
  const { SUPABASE_URL, SUPABASE_SECRET_KEY, SITE_URL } = process.env
  if (SUPABASE_URL) {
    const problems = describeSettingsProblems({ SITE_URL: 'http://localhost', ...process.env })
    if (problems.length > 0) throw new StartError(problems.join(' '))
    return connect({ url: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY, siteUrl: SITE_URL })
  }
  const running = await findInstance(LOCAL_DATA)
  if (running === undefined) {
    throw new StartError(
      'No backend: set SUPABASE_URL and SUPABASE_SECRET_KEY, or start the embedded one (npm run preview).',
    )
  }
  const siteUrl = SITE_URL || `http://localhost:${process.env.PORT || DEFAULT_SITE_PORT}`
  return { ...connect({ ...running, siteUrl }), mailFolder: path.join(LOCAL_DATA, 'mail') }
}

function connect({ url, secretKey, siteUrl }) {
  console.error(`Backend: ${url}`)
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  return { client, url, secretKey, siteUrl: siteUrl?.replace(/\/+$/, ''), mailFolder: undefined }
}

/**
 * The data of an answer.
 * @template Data
 * @param {{ data: Data, error: { code?: string, message: string } | null }} answer
 * @returns {Data}
 * @throws {StartError} naming the step that the backend refused
 */
export function dataOf({ data, error }, step) {
  if (error) throw new StartError(`${step} failed: ${error.message || error.code}`)
  return data
}

/**
 * Runs an operator command to its end. A problem that a person can mend is one line, and status 1.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    const expected = error instanceof StartError || error.code?.startsWith('ERR_PARSE_ARGS')
    console.error(expected ? error.message : error)
    process.exitCode = 1
  }
}

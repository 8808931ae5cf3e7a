import 'server-only'
import { hideErrorMessages, logNotice } from '@/lib/logging/log'
import { readScriptHashes } from '@/lib/security/page-policies'
import { closeConnectionsAtEnd, trustNoForwardedFor } from '@/lib/server/connections'
import { getSiteOrigin } from '.'
import { describeOtherOrigin, describeSettingsProblems, isLegacyKey, settingsSchema } from './schema'

/** Prepares a production server, however it was started. Ends the process where it must not serve these pages. */
export function prepareServer(): void {
  const siteOrigin = getSiteOrigin()
  const otherOrigin = describeOtherOrigin(process.env.SITE_URL, siteOrigin)
  if (otherOrigin) {
    console.error(otherOrigin)
    process.exit(1)
  }
  const settings = { ...process.env, SITE_URL: process.env.SITE_URL || siteOrigin }
  for (const problem of describeSettingsProblems(settings)) console.warn(problem)
  if (isLegacyKey(process.env.SUPABASE_SECRET_KEY ?? ''))
    logNotice(
      'SUPABASE_SECRET_KEY is a service_role key, which the functions refuse: emails wait for the schedule.',
    )
  if (readScriptHashes() === null) {
    logNotice('The script hashes are missing, so pages allow inline scripts: build with `npm run build`.')
  }
  hideErrorMessages()
  // Without a listener, the framework logs a failed write of the log, which fails again, without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  closeConnectionsAtEnd()
  // No proxy stands in front of the server.
  if (settingsSchema.shape.TRUSTED_PROXIES.safeParse(process.env.TRUSTED_PROXIES).data === 0)
    trustNoForwardedFor()
}

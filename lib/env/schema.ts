import { z } from 'zod'

/**
 * The schema of the server's settings. The start script uses it too, before the server starts.
 * Only erasable TypeScript and no alias imports: Node runs this file as it is.
 */

/** The origin of a build without SITE_URL; the port is the scripts' default. */
export const LOCAL_SITE_ORIGIN = 'http://localhost:3000'

const SECRET_KEY_HINT =
  'must be the secret key of the backend (sb_secret_… or the service_role key), not a public one'

/** The role in a legacy (JWT) key; null if the text is not one. */
function roleOfLegacyKey(key: string): unknown {
  try {
    const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8')
    const claims: unknown = JSON.parse(payload)
    return claims !== null && typeof claims === 'object' && 'role' in claims ? claims.role : null
  } catch {
    return null
  }
}

/** Whether a key stores forms, although the functions of the backend refuse it. */
export const isLegacyKey = (key: string) => roleOfLegacyKey(key) === 'service_role'

const isSecretKey = (key: string) => /^sb_secret_\S+$/.test(key) || isLegacyKey(key)

const required = z.string({ error: 'is missing' }).trim().min(1, 'is missing')

const httpUrl = (example: string) =>
  required.pipe(z.url({ protocol: /^https?$/, error: `must be a URL such as ${example}`, abort: true }))

/** A blank value in a settings file means the same as no line. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (String(value ?? '').trim() === '' ? undefined : value), schema.optional())

export const settingsSchema = z.object({
  SUPABASE_URL: httpUrl('https://abc.supabase.co').transform((url) => url.replace(/(?<!\/)\/+$/, '')),
  SUPABASE_SECRET_KEY: required.refine(isSecretKey, SECRET_KEY_HINT),
  SITE_URL: httpUrl('https://www.kallfjallet.example')
    .refine(
      (url) => /^\/?$/.test(new URL(url).pathname + new URL(url).search),
      'must be an origin alone, without a path',
    )
    .transform((url) => new URL(url).origin),
  RATE_LIMIT_SECRET: optional(z.string().min(16, 'must be at least 16 characters')),
  TRUSTED_PROXIES: optional(z.coerce.number({ error: 'must be a number' }).int().min(0, 'must be 0 or more')),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: optional(
    z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 random bytes in base64 (openssl rand -base64 32)'),
  ),
  SITE_DATE: optional(z.iso.date('must be a day such as 2025-10-20')),
  RATE_LIMIT_FACTOR: optional(z.coerce.number({ error: 'must be a number' }).positive('must be above 0')),
})

export type Settings = z.infer<typeof settingsSchema>

/**
 * The problems of the settings, one line per variable; empty if there are none.
 * No line repeats a value: settings hold secrets.
 */
export function describeSettingsProblems(source: Readonly<Record<string, string | undefined>>): string[] {
  const parsed = settingsSchema.safeParse(source)
  if (parsed.success) return []
  const problems = Object.entries(z.flattenError(parsed.error).fieldErrors)
  return problems.map(([name, [message]]) => `Setting ${name} ${message}.`)
}

/**
 * The problem of starting a server for another origin than its pages were built for; undefined without one.
 * @param siteUrl the setting of the server; unset, it has the build's
 * @param builtFor the origin in the built pages
 */
export function describeOtherOrigin(siteUrl: string | undefined, builtFor: string): string | undefined {
  const origin = settingsSchema.shape.SITE_URL.safeParse(siteUrl).data
  if (!origin || origin === builtFor) return undefined
  return `The pages were built for ${builtFor}, and SITE_URL is ${origin}. Build again with this SITE_URL.`
}

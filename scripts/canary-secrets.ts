/**
 * Values for the settings that must never reach a browser. `npm run build:test` builds the site with them,
 * and tests/e2e/secrets.spec.ts searches for them in everything that can be fetched.
 */
export const CANARY_SECRETS = {
  SUPABASE_SECRET_KEY: 'sb_secret_canary-7c1f0e2d',
  RATE_LIMIT_SECRET: 'canary-limiter-7c1f0e2d',
  MAIL_API_KEY: 'canary-mail-key-7c1f0e2d',
  MAIL_FROM: 'canary-sender-7c1f0e2d@kallfjallet.example',
  MAIL_TO: 'canary-receiver-7c1f0e2d@kallfjallet.example',
}

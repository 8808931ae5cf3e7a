/**
 * Values for the settings that must never reach a browser, made to be found again: the test command builds and runs
 * the site with them, and tests/e2e/secrets.spec.ts looks for them in whatever can be fetched.
 */
export const CANARY_SECRETS = {
  SUPABASE_SECRET_KEY: 'sb_secret_planted-7c1f0e2d',
  RATE_LIMIT_SECRET: 'planted-limiter-7c1f0e2d',
  RESEND_API_KEY: 'planted-mail-key-7c1f0e2d',
  MAIL_FROM: 'planted-sender-7c1f0e2d@kallfjallet.example',
  MAIL_TO: 'planted-receiver-7c1f0e2d@kallfjallet.example',
}

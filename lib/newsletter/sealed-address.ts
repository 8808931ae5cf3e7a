import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

/**
 * E-mail addresses in links (docs/decisions/0013-unsubscribe-links.md): encrypted and authenticated with AES-256-GCM,
 * so that nobody can make a link for another address and no log shows whose it is. The same address always
 * has the same link: its nonce is an HMAC of the address.
 * Only erasable TypeScript and no alias imports: Node runs this file as it is.
 */

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** An address has at most 254 characters; longer tokens are not ours. */
const LONGEST_TOKEN = 2048

/** The settings that links depend on. */
interface LinkSettings {
  LINK_SECRET?: string | undefined
  SUPABASE_SECRET_KEY: string
}

/**
 * Secrets for links, the one that seals first. The backend's key comes last, so that setting LINK_SECRET for the
 * first time leaves links of before in force.
 */
export function linkSecrets({ LINK_SECRET, SUPABASE_SECRET_KEY }: LinkSettings): string[] {
  const own = LINK_SECRET?.split(',').map((secret) => secret.trim()) ?? []
  return [...own, SUPABASE_SECRET_KEY]
}

function keysOf(secret: string): { key: Buffer; nonceKey: Buffer } {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'newsletter-unsubscribe', 2 * KEY_BYTES))
  return { key: bytes.subarray(0, KEY_BYTES), nonceKey: bytes.subarray(KEY_BYTES) }
}

/**
 * Seals an address for a link.
 * @param secrets from `linkSecrets`; the first one is used
 * @returns letters, digits, `-` and `_`
 */
export function sealAddress(email: string, secrets: readonly string[]): string {
  const { key, nonceKey } = keysOf(secrets[0] ?? '')
  const nonce = createHmac('sha256', nonceKey).update(email).digest().subarray(0, NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const sealed = Buffer.concat([cipher.update(email, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/**
 * Opens a sealed address.
 * @returns null for a token that none of the secrets has sealed
 */
export function openAddress(token: string, secrets: readonly string[]): string | null {
  const bytes = Buffer.from(token.slice(0, LONGEST_TOKEN), 'base64url')
  if (token.length > LONGEST_TOKEN || bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv(CIPHER, keysOf(secret).key, bytes.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
      return Buffer.concat([opened, decipher.final()]).toString('utf8')
    } catch {
      // sealed with another secret, or by somebody else
    }
  }
  return null
}

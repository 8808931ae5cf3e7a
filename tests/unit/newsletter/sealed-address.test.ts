import { describe, expect, test } from 'vitest'
import { linkSecrets, openAddress, sealAddress } from '@/lib/newsletter/sealed-address'

const SECRETS = ['a secret of thirty-two characters']
const EMAIL = 'Åsa.Öst+fjäll@example.com'

describe('a sealed address', () => {
  const token = sealAddress(EMAIL, SECRETS)

  test('opens with its secret, and is the same every time', () => {
    expect(openAddress(token, SECRETS)).toBe(EMAIL)
    expect(sealAddress(EMAIL, SECRETS)).toBe(token)
    expect(sealAddress('anna@example.com', SECRETS)).not.toContain(token.slice(0, 16))
  })

  test('fits into an address as it is and does not show whose it is', () => {
    expect(token).toMatch(/^[\w-]+$/)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('example')
  })

  test('does not open with another secret, nor with one character changed, nor cut short', () => {
    expect(openAddress(token, ['another secret of thirty-two chars'])).toBeNull()
    for (let index = 0; index < token.length - 1; index += 1) {
      const changed = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1)
      expect(openAddress(changed, SECRETS)).toBeNull()
    }
    expect(openAddress(token.slice(0, -4), SECRETS)).toBeNull()
  })

  test.each(['', 'x', '..', 'ÅÄÖ', 'A'.repeat(5000)])('%j is none', (other) => {
    expect(openAddress(other, SECRETS)).toBeNull()
  })
})

describe('secrets for links', () => {
  const key = 'sb_secret_abc'

  test('without a setting of their own come from the backend’s key', () => {
    expect(linkSecrets({ SUPABASE_SECRET_KEY: key })).toEqual([key])
  })

  test('may be replaced without breaking older links', () => {
    const before = sealAddress(EMAIL, linkSecrets({ SUPABASE_SECRET_KEY: key }))
    const first = linkSecrets({ LINK_SECRET: 'first', SUPABASE_SECRET_KEY: key })
    const second = linkSecrets({ LINK_SECRET: 'second, first', SUPABASE_SECRET_KEY: key })
    expect(openAddress(before, second)).toBe(EMAIL)
    expect(openAddress(sealAddress(EMAIL, first), second)).toBe(EMAIL)
    expect(openAddress(sealAddress(EMAIL, second), first)).toBeNull()
  })
})

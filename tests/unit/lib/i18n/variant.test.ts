import { describe, expect, it } from 'vitest'
import { chooseVariant, readVariant, variantSegment, variantSegments } from '@/lib/i18n/variant'

describe('the language of a request', () => {
  it.each(['de', 'EN', '', 'sv-SE', 'en '])('takes a stored %j for none', (stored) => {
    expect(chooseVariant(null, stored).locale).toBe('sv')
  })

  it('is what the address asks for, whatever is stored, and links keep it', () => {
    expect(chooseVariant('en', 'sv')).toEqual({ locale: 'en', linksKeepLanguage: true })
    expect(chooseVariant('sv', 'en')).toEqual({ locale: 'sv', linksKeepLanguage: true })
  })

  it('ignores an unknown language in the address', () => {
    expect(chooseVariant('de', 'en')).toEqual({ locale: 'en', linksKeepLanguage: false })
  })
})

describe('the built variants', () => {
  it.each(variantSegments)('read back from their segment %s', (segment) => {
    expect(variantSegment(readVariant(segment))).toBe(segment)
  })

  it('fall back to Swedish for an unknown segment', () => {
    expect(readVariant('de')).toEqual({ locale: 'sv', linksKeepLanguage: false })
  })
})

import { describe, expect, test } from 'vitest'
import { validateStructuredData } from './validate'

const place = {
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Vägen 1',
    postalCode: '123 45',
    addressLocality: 'Byn',
    addressCountry: 'SE',
  },
}

const event = {
  '@type': 'FoodEvent',
  name: 'Kräftskiva',
  description: 'Kräftor',
  startDate: '2025-08-15',
  image: 'https://example.com/bild.webp',
  location: place,
  eventStatus: 'https://schema.org/EventScheduled',
  organizer: { '@id': 'https://example.com/#spa' },
}

const spa = {
  '@type': 'DaySpa',
  '@id': 'https://example.com/#spa',
  name: 'Spa',
  url: 'https://example.com/',
  image: 'https://example.com/bild.webp',
  address: place.address,
  telephone: '+46980319200',
}

function problems(...things: readonly object[]): string[] {
  return validateStructuredData([{ '@context': 'https://schema.org', '@graph': things }])
}

/** What the check of structured data finds; a check that finds nothing would praise anything. */
describe('the check of structured data', () => {
  test('has nothing against things as the vocabulary has them', () => {
    expect(problems(event, spa)).toEqual([])
  })

  test.each([
    ['an unknown type', { ...event, '@type': 'DinnerParty' }, 'no type DinnerParty'],
    ['an unknown property', { ...event, dinnerTime: '18:00' }, 'FoodEvent.dinnerTime: no such property'],
    [
      "another type's property",
      { ...event, checkinTime: '15:00' },
      'FoodEvent.checkinTime: no such property',
    ],
    ['a relative address', { ...event, image: '/bild.webp' }, 'not absolute: /bild.webp'],
    ['an address without a scheme', { ...event, image: 'example.com/bild.webp' }, 'not absolute'],
    ['a date in words', { ...event, startDate: '15 augusti 2025' }, 'is no Date or DateTime'],
    ['a day that no month has', { ...event, startDate: '2025-02-30' }, 'is no Date or DateTime'],
    ['an empty date', { ...event, startDate: '' }, 'FoodEvent.startDate: empty'],
    ['a status outside its list', { ...event, eventStatus: 'https://schema.org/EventSoon' }, 'EventSoon'],
    ['a thing of a wrong kind', { ...event, location: { '@type': 'Offer' } }, 'Offer is none of'],
    ['a reference to nothing', { ...event, organizer: { '@id': 'https://example.com/#bar' } }, '#bar'],
    ['a missing property', { ...event, location: undefined }, 'location is required'],
    ['a property missing further down', { ...event, location: { '@type': 'Place' } }, 'address is required'],
    ['a soft hyphen', { ...event, name: 'Kräft\u00ADskiva' }, 'soft hyphen'],
  ])('finds %s', (_, wrong, expected) => {
    expect(problems(JSON.parse(JSON.stringify(wrong)), spa).join('\n')).toContain(expected)
  })

  test('finds a block without the context', () => {
    expect(validateStructuredData([spa])).toEqual(['no context'])
  })
})

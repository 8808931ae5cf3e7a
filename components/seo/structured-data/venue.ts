import type { DaySpa, MeetingRoom, WebSite } from 'schema-dts'
import { conference, hotel, spa } from '@/content/facts'
import { treatments } from '@/content/relax'
import { venue } from '@/content/venue'
import { formatCount } from '@/lib/i18n/count'
import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { absoluteAddress, thingId } from './address'
import { postalAddress } from './hotel'
import { pictureAddress } from './picture'
import { describeOffer } from './offers'

const dayGuest: Localized = { sv: 'Dagsgäst', en: 'Day guest' }
const conferenceRooms: Localized = { sv: 'konferensrum', en: 'conference rooms' }

/** The website itself. */
export function describeWebsite(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': thingId('website'),
    name: venue.name[locale],
    url: absoluteAddress('/', locale),
    inLanguage: [...locales],
    publisher: { '@id': thingId('hotel') },
  }
}

/** The spa, open to day guests as well, with its lowest prices. */
export function describeSpa(locale: Locale): DaySpa {
  return {
    '@type': 'DaySpa',
    '@id': thingId('spa'),
    name: venue.name[locale],
    url: absoluteAddress('/relax', locale),
    image: pictureAddress('spa-pool'),
    address: postalAddress,
    telephone: venue.phone.e164,
    containedInPlace: { '@id': thingId('hotel') },
    makesOffer: [
      describeOffer(spa.dayGuestPerPersonFrom, locale, {
        name: dayGuest[locale],
        from: true,
        per: 'person',
      }),
      ...treatments.flatMap(({ title, options }) =>
        options.map(({ minutes, price }) =>
          describeOffer(price, locale, {
            name: title[locale],
            description: `${minutes} min`,
          }),
        ),
      ),
    ],
  }
}

const spaceNames: Readonly<Record<keyof typeof conference.spaces, Localized>> = {
  forestHut: { sv: 'Skogskojan', en: 'The forest hut' },
  grillHut: { sv: 'Grillkåtan', en: 'The grill hut' },
  wineCellar: { sv: 'Vinkällaren', en: 'The wine cellar' },
}

/** The conference rooms together, and each place for groups, with how many they take. */
export function describeMeetingRooms(locale: Locale): MeetingRoom[] {
  const room = (name: string, capacity: number): MeetingRoom => ({
    '@type': 'MeetingRoom',
    name,
    maximumAttendeeCapacity: capacity,
    containedInPlace: { '@id': thingId('hotel') },
  })
  return [
    room(
      `${formatCount(hotel.conferenceRoomCount, locale, { startsSentence: true })} ${conferenceRooms[locale]}`,
      conference.meetingRooms.to,
    ),
    ...(Object.keys(spaceNames) as (keyof typeof spaceNames)[]).map((space) =>
      room(spaceNames[space][locale], conference.spaces[space]),
    ),
  ]
}

import { activitySeasons, conference, dinnerDays, hotel, spa } from '@/content/facts'
import { nameWeekdays } from '@/lib/dates/weekdays'
import { capitalize, formatMonth } from '@/lib/i18n/format'
import { localize, type Localized, textIn } from '@/lib/i18n/locales'
import { formatRange, keepRanges } from '@/lib/i18n/range'
import type { RoutePath } from '@/lib/routes/route-table'
import { seasonOn } from './heroes'
import type { PictureName } from './pictures'
import { guestEvenings } from './restaurant'

const { from, to } = conference.meetingRooms
const groupSizes = keepRanges(formatRange(from, to))

export const counters = [
  {
    from: 20,
    to: hotel.roomCount,
    text: {
      sv: 'rum. Frukost ingår, och middag om du reser privat',
      en: 'rooms. Breakfast is included, and dinner on leisure stays',
    },
  },
  { from: 0, to: hotel.conferenceRoomCount, text: { sv: 'konferensrum', en: 'conference rooms' } },
  {
    from: 50,
    to: 100,
    percent: true,
    text: { sv: 'Norrland, utanför varje fönster', en: 'Norrland, outside every window' },
  },
] as const satisfies readonly { from: number; to: number; percent?: true; text: Localized }[]

const onSnow: Localized = { sv: 'Skidor och skoter på vintern.', en: 'Skis and snowmobiles in winter.' }
const onFoot = localize((locale) => {
  const { from, to } = activitySeasons.hiking
  const [first, last] = [formatMonth(from, locale), formatMonth(to, locale)]
  return textIn(
    { sv: `Vandring från ${first} till ${last}.`, en: `Hiking from ${first} to ${last}.` },
    locale,
  )
})

export const galleryTiles: readonly {
  href: RoutePath
  /** Of the season where none is named. */
  picture?: PictureName
  /** Its focal point across, in percent, where the picture's own does not suit the upright tile. */
  x?: number
  title: Localized
  line: Localized
  /** Opens when the tile is pointed at. */
  more: Localized
}[] = [
  {
    href: '/nature',
    picture: 'hero-aurora-lake',
    x: 24,
    title: { sv: 'Natur', en: 'Nature' },
    line: { sv: 'Fjället börjar där trappan slutar.', en: 'The mountain starts where the steps end.' },
    more: {
      sv: 'Gå ner till källan, eller sitt kvar en stund på nedersta trappsteget.',
      en: 'Walk down to the spring, or sit a while on the bottom step.',
    },
  },
  {
    href: '/relax',
    picture: 'spa-pool',
    title: { sv: 'Spa', en: 'Spa' },
    line: {
      sv: `Pool på ${spa.poolDegrees} grader, bastu på ${spa.saunaDegrees}.`,
      en: `A pool at ${spa.poolDegrees} degrees, a sauna at ${spa.saunaDegrees}.`,
    },
    more: {
      sv: 'Bor du på hotellet ingår spaet, dygnet runt.',
      en: 'If you’re staying with us, the spa is included, day and night.',
    },
  },
  {
    href: '/restaurant',
    picture: 'food-restaurant-window',
    title: { sv: 'Smaker', en: 'Flavours' },
    line: { sv: 'En meny som följer årstiden.', en: 'A menu that follows the season.' },
    more: {
      sv: `Vi lagar gärna med råvaror från trakten. ${capitalize(nameWeekdays(dinnerDays, 'sv'))} är det husmanskost; för dig som bor här serverar köket middag ${guestEvenings.sv}.`,
      en: `We cook with local ingredients where we can. ${nameWeekdays(dinnerDays, 'en', { isPlural: true })} are for Swedish home cooking; hotel guests are served dinner ${guestEvenings.en}.`,
    },
  },
  {
    href: '/upplevelser',
    title: { sv: 'Äventyr', en: 'Adventures' },
    // As the picture, which is the season's.
    get line() {
      return seasonOn().name === 'winter' ? onSnow : onFoot
    },
    get more() {
      return seasonOn().name === 'winter' ? onFoot : onSnow
    },
  },
  {
    href: '/conference',
    picture: 'meeting-lunch-to-lunch',
    x: 64,
    title: { sv: 'Konferens', en: 'Conferences' },
    line: { sv: `Möten för ${groupSizes} personer.`, en: `Meetings for ${groupSizes} people.` },
    more: { sv: 'Utanför står en skog att tänka i.', en: 'There’s a forest outside to think in.' },
  },
]

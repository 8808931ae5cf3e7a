import { activitySeasons, conference, hotel, spa } from '@/content/facts'
import { formatMonth, formatRange } from '@/lib/i18n/format'
import type { Localized } from '@/lib/i18n/locales'
import type { RoutePath } from '@/lib/routes/route-table'

/** The three counters: where each starts and ends, and what it counts. */
export const counters: readonly { from: number; to: number; percent?: true; text: Localized }[] = [
  {
    from: hotel.counterStarts.rooms,
    to: hotel.roomCount,
    text: {
      sv: 'rum, alla med frukost, och middag för dig som reser privat',
      en: 'rooms, all with breakfast, and with dinner on leisure stays',
    },
  },
  {
    from: hotel.counterStarts.conferenceRooms,
    to: hotel.conferenceRoomCount,
    text: { sv: 'konferensrum', en: 'conference rooms' },
  },
  {
    from: hotel.counterStarts.percent,
    to: hotel.counterPercent,
    percent: true,
    text: { sv: 'Norrland, utanför varje fönster', en: 'Norrland, outside every window' },
  },
]

/** The five tiles of the gallery. */
export const galleryTiles: readonly {
  href: RoutePath
  picture: string
  title: Localized
  line: Localized
  /** Opens when the tile is pointed at. */
  more: Localized
}[] = [
  {
    href: '/nature',
    picture: 'hero-spring',
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
    title: { sv: 'Relax', en: 'Spa' },
    line: {
      sv: `Pool på ${spa.poolDegrees} grader, bastu på ${spa.saunaDegrees}.`,
      en: `A pool at ${spa.poolDegrees} degrees, a sauna at ${spa.saunaDegrees}.`,
    },
    more: {
      sv: 'Bor du på hotellet ingår relaxavdelningen, dygnet runt.',
      en: 'If you’re staying with us, the spa is included, day and night.',
    },
  },
  {
    href: '/restaurant',
    picture: 'food-restaurant-window',
    title: { sv: 'Smaker', en: 'Flavours' },
    line: { sv: 'En meny som följer säsongen.', en: 'A menu that follows the season.' },
    more: {
      sv: 'Vi lagar gärna med råvaror från trakten. Fredag och lördag är det husmanskost; för dig som bor här serverar köket middag alla kvällar.',
      en: 'We cook with local ingredients where we can. Fridays and Saturdays are for Swedish home cooking; hotel guests are served dinner every evening.',
    },
  },
  {
    href: '/upplevelser',
    picture: 'activity-cross-country-ski',
    title: { sv: 'Äventyr', en: 'Adventures' },
    line: { sv: 'Skidor och skoter på vintern.', en: 'Skis and snowmobiles in winter.' },
    more: {
      sv: `Vandring från ${formatMonth(activitySeasons.hiking.from, 'sv')} till ${formatMonth(activitySeasons.hiking.to, 'sv')}.`,
      en: `Hiking from ${formatMonth(activitySeasons.hiking.from, 'en')} to ${formatMonth(activitySeasons.hiking.to, 'en')}.`,
    },
  },
  {
    href: '/conference',
    picture: 'hero-conference-morning',
    title: { sv: 'Konferens', en: 'Conferences' },
    line: {
      sv: `Möten för ${formatRange(conference.meetingRooms.from, conference.meetingRooms.to)} personer.`,
      en: `Meetings for ${formatRange(conference.meetingRooms.from, conference.meetingRooms.to)} people.`,
    },
    more: {
      sv: 'Utanför står en skog att tänka i.',
      en: 'There’s a forest outside to think in.',
    },
  },
]

/** Long copy of the home page, in the order of its sections. */
export const homeCopy = {
  sv: {
    subtitle: 'Hotell, spa och konferens vid en tusenårig kallkälla',
    description: `Här finns ${hotel.roomCount} rum, en pool som håller ${spa.poolDegrees} grader och ett kök som lagar det skogen och sjöarna ger. Runt knuten börjar fjället.`,
    intro:
      'Vid foten av fjället rinner en kallkälla fram, och det sägs att den har gjort det i tusen år. Bredvid ligger hotellet, med ljus i fönstren.',
    experiences: {
      title: 'Årstiden bestämmer vad du kan välja',
      text: `Skidsäsongen går från ${formatMonth(activitySeasons.skiTrack.from, 'sv')} till ${formatMonth(activitySeasons.skiTrack.to, 'sv')}. Mörka kvällar lyser elljusspåret, ${hotel.floodlitTrackKm}\u00A0km långt, och när snön har gått tar lederna vid. Så här ser året ut:`,
    },
    gallery: {
      title: 'Fem skäl att stanna en natt till',
      text: 'Börja i bastun och sluta vid bordet, eller tvärtom.',
    },
    packages: {
      title: 'Populära paket',
      text: 'Rum och mat till ett pris per natt, inklusive moms. Ring oss om totalpriset för två eller fler. Dagskonferensen har pris per person, exklusive moms.',
    },
  },
  en: {
    subtitle: 'Hotel, spa and conference venue by a thousand-year-old cold spring',
    description: `You’ll find ${hotel.roomCount} rooms, a pool kept at ${spa.poolDegrees} degrees and a kitchen that cooks what forest and lake provide. The mountain starts just round the corner.`,
    intro:
      'At the foot of the mountain a cold spring rises, and is said to have done so for a thousand years. The hotel stands beside it, with its lamps lit.',
    experiences: {
      title: 'The season sets the choices',
      text: `The ski season runs from ${formatMonth(activitySeasons.skiTrack.from, 'en')} to ${formatMonth(activitySeasons.skiTrack.to, 'en')}. For dark evenings there’s the floodlit track, ${hotel.floodlitTrackKm}\u00A0km long, and when the snow goes the hiking trails take over. Here’s what the year looks like:`,
    },
    gallery: {
      title: 'Five reasons to stay another night',
      text: 'Start in the sauna and end at the table, or the other way round.',
    },
    packages: {
      title: 'Popular packages',
      text: 'Room and meals at one price per night, including VAT. For two or more, call us for the total. The day conference is priced per person, excluding VAT.',
    },
  },
} as const satisfies Localized<unknown>

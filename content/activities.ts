import { formatList } from '../lib/i18n/format.ts'
import type { Localized } from '../lib/i18n/locales.ts'
import { type ViewOf, viewsOf } from '../lib/routes/views.ts'
import { activitySeasons, hotel } from './facts.ts'
import type { PictureName } from './pictures.ts'

export type Season = ViewOf<'/upplevelser'>

/** The seasons in the order of the calendar. */
export const seasons = viewsOf('/upplevelser')

type IdOf<Name> = Name extends `activity-${infer Id}` ? Id : never

export interface Activity {
  /** Its picture is `activity-{id}`. */
  id: IdOf<PictureName>
  title: Localized
  description: Localized
  /** Months 1 to 12, where the hotel states them; otherwise `seasons` apply, which are assumed. */
  months?: { from: number; to: number }
  seasons: readonly Season[]
  /** What holds as a guideline until the hotel states it (docs/open-questions.md). */
  assumed: {
    /** Hours it takes. */
    duration: { from: number; to: number }
    difficulty: 'easy' | 'medium' | 'demanding'
    /** Fewest participants, 1 to 8. */
    minParticipants: number
  }
}

const { floodlitTrackKm, summerLoopsKm } = hotel
const loops = summerLoopsKm.map(String)

export const activities: readonly Activity[] = [
  {
    id: 'cross-country-ski',
    title: { sv: 'Längdskidor', en: 'Cross-country skiing' },
    description: {
      sv: 'Ett varv i skogen eller långt ut på kalfjället. Vänd när du vill. Spåret ligger kvar.',
      en: 'One lap in the forest, or far out on the open fell. Turn back when you like; the trail stays where it is.',
    },
    months: activitySeasons.skiTrack,
    seasons: ['winter', 'spring'],
    assumed: { duration: { from: 1, to: 3 }, difficulty: 'medium', minParticipants: 1 },
  },
  {
    id: 'dog-sled',
    title: { sv: 'Hundspann', en: 'Dog sledding' },
    description: {
      sv: 'Du hör dem innan du ser dem. Sedan blir det tyst, bara medar mot snö.',
      en: 'You hear them before you see them. Then it goes quiet: only runners on snow.',
    },
    seasons: ['winter'],
    assumed: { duration: { from: 2, to: 2 }, difficulty: 'easy', minParticipants: 2 },
  },
  {
    id: 'snowshoe',
    title: { sv: 'Snöskor', en: 'Snowshoeing' },
    description: {
      sv: 'Rakt ut i skogen, där inga spår finns. På vägen hem finns det ett.',
      en: 'Straight into the forest, where there are no tracks. On the way home there is one.',
    },
    seasons: ['winter'],
    assumed: { duration: { from: 2, to: 3 }, difficulty: 'easy', minParticipants: 2 },
  },
  {
    id: 'snowmobile',
    title: { sv: 'Skoter\u00ADsafari', en: 'Snowmobile tour' },
    description: {
      sv: 'Upp på vidderna medan ljuset ligger lågt.',
      en: 'Up onto the high fells while the light is low.',
    },
    months: activitySeasons.snowmobile,
    seasons: ['winter'],
    assumed: { duration: { from: 2, to: 3 }, difficulty: 'medium', minParticipants: 4 },
  },
  {
    id: 'sledding',
    title: { sv: 'Pulka\u00ADbacke', en: 'Sledging' },
    description: {
      sv: 'En backe och en pulka. Åldern spelar ingen roll.',
      en: 'A hill and a sledge. Age doesn’t come into it.',
    },
    seasons: ['winter'],
    assumed: { duration: { from: 1, to: 2 }, difficulty: 'easy', minParticipants: 1 },
  },
  {
    id: 'running-track',
    title: { sv: 'Elljus\u00ADspåret', en: 'The floodlit track' },
    description: {
      sv: `Ett spår på ${floodlitTrackKm}\u00A0km, upplyst när det är mörkt. På sommaren finns slingor på ${formatList(loops, 'sv', 'disjunction')}\u00A0km.`,
      en: `A ${floodlitTrackKm}\u00A0km track, lit after dark. In summer there are loops of ${formatList(loops, 'en', 'disjunction')}\u00A0km.`,
    },
    seasons: ['winter', 'spring', 'summer', 'fall'],
    assumed: { duration: { from: 1, to: 1 }, difficulty: 'easy', minParticipants: 1 },
  },
  {
    id: 'hiking',
    title: { sv: 'Vandring', en: 'Hiking' },
    description: {
      sv: 'Stigen går upp mot trädgränsen. Därifrån ser du vilken väg du vill ta hem.',
      en: 'The path climbs towards the tree line. From there you can choose your way home.',
    },
    months: activitySeasons.hiking,
    seasons: ['spring', 'summer', 'fall'],
    assumed: { duration: { from: 3, to: 5 }, difficulty: 'medium', minParticipants: 1 },
  },
  {
    id: 'kayak',
    title: { sv: 'Kajak', en: 'Kayaking' },
    description: {
      sv: 'Sjön ligger som ett golv på morgonen. Du paddlar längs land och ser fjället två gånger.',
      en: 'In the morning the lake is like glass. You paddle along the shore and see the mountain twice.',
    },
    seasons: ['summer'],
    assumed: { duration: { from: 2, to: 3 }, difficulty: 'medium', minParticipants: 4 },
  },
  {
    id: 'cycling',
    title: { sv: 'Cykling', en: 'Cycling' },
    description: {
      sv: 'Stigar, utsikt och vind i ryggen, åtminstone ena vägen.',
      en: 'Trails, wide views and a tailwind, at least one way.',
    },
    seasons: ['summer', 'fall'],
    assumed: { duration: { from: 2, to: 4 }, difficulty: 'medium', minParticipants: 2 },
  },
  {
    id: 'yoga',
    title: { sv: 'Yoga på bryggan', en: 'Yoga on the jetty' },
    description: {
      sv: 'Morgonsol, kall luft och tjugo andetag utan brådska.',
      en: 'Morning sun, cold air and twenty slow breaths.',
    },
    seasons: ['summer'],
    assumed: { duration: { from: 1, to: 1 }, difficulty: 'easy', minParticipants: 4 },
  },
  {
    id: 'fishing',
    title: { sv: 'Flugfiske', en: 'Fly fishing' },
    description: {
      sv: 'Älven, en kväll och tålamod. Mest tålamod har fisken.',
      en: 'A river, an evening and patience. The fish have more patience than you do.',
    },
    seasons: ['summer', 'fall'],
    assumed: { duration: { from: 3, to: 4 }, difficulty: 'medium', minParticipants: 2 },
  },
  {
    id: 'senior-walk',
    title: { sv: 'Promenad i lugn takt', en: 'A walk at an easy pace' },
    description: {
      sv: 'Stavar, plan stig och många stopp, mest för att prata.',
      en: 'Poles, a level path and plenty of stops, mainly to talk.',
    },
    seasons: ['spring', 'summer', 'fall'],
    assumed: { duration: { from: 1, to: 2 }, difficulty: 'easy', minParticipants: 4 },
  },
  {
    id: 'campfire',
    title: { sv: 'Kväll vid elden', en: 'An evening by the fire' },
    description: {
      sv: 'Kokkaffe, norrsken om himlen vill, och ofta en historia.',
      en: 'Coffee boiled over the fire, northern lights if the sky agrees and, with luck, a story.',
    },
    seasons: ['fall', 'winter'],
    assumed: { duration: { from: 2, to: 2 }, difficulty: 'easy', minParticipants: 8 },
  },
  {
    id: 'foraging',
    title: { sv: 'Svamp och bär', en: 'Mushrooms and berries' },
    description: {
      sv: 'Kantareller i mossan, lingon på tuvorna. Korgen bär du själv.',
      en: 'Chanterelles in the moss, lingonberries on the tussocks. You carry the basket.',
    },
    seasons: ['fall'],
    assumed: { duration: { from: 2, to: 3 }, difficulty: 'easy', minParticipants: 4 },
  },
]

/** Whether a month, 1 to 12, is within a span, which may run over New Year. */
export function isWithin(month: number, { from, to }: { from: number; to: number }): boolean {
  return from <= to ? from <= month && month <= to : month >= from || month <= to
}

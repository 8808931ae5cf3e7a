import { formatPrice } from '../lib/i18n/format.ts'
import type { Locale, Localized } from '../lib/i18n/locales.ts'
import { activities } from './activities.ts'
import { conference } from './facts.ts'

interface GroupActivity {
  key: string
  /** On one's feet, or round a table. */
  kind: 'activities' | 'entertainment'
  title: Localized
  description: Localized
  picture: string
  /** Kronor per person. Whether VAT is included is not known. */
  price: number
  /** True where the price is the lowest of several. */
  priceIsFrom?: true
}

const { groupActivity, drinkTastingFrom, escapeAndMystery } = conference.teambuilding

export const groupActivities: readonly GroupActivity[] = [
  {
    key: 'treasureHunt',
    kind: 'activities',
    picture: 'team-treasure-hunt',
    title: { sv: 'Skattjakt', en: 'Treasure hunt' },
    description: {
      sv: 'Ledtrådar, lag och något som är gömt. Den som springer först hittar sällan först.',
      en: 'Clues, teams and something hidden. Whoever runs first seldom finds it first.',
    },
    price: groupActivity,
  },
  {
    key: 'pentathlon',
    kind: 'activities',
    picture: 'team-pentathlon',
    title: { sv: 'Femkamp', en: 'Pentathlon' },
    description: {
      sv: 'Fem grenar i lag. Alla är bra på minst en.',
      en: 'Five events in teams. Everyone’s good at one of them, at least.',
    },
    price: groupActivity,
  },
  {
    key: 'walk',
    kind: 'activities',
    picture: 'team-walk',
    title: { sv: 'Promenad', en: 'Walk' },
    description: {
      sv: 'En gemensam promenad i lugn takt. Fjället står för pauserna.',
      en: 'A walk together, at an easy pace. The mountain supplies the pauses.',
    },
    price: groupActivity,
  },
  {
    key: 'quiz',
    kind: 'entertainment',
    picture: 'team-quiz',
    title: { sv: 'Quiz', en: 'Quiz' },
    description: {
      sv: 'Frågor i lag, lätta och omöjliga om vartannat.',
      en: 'Questions in teams, easy and impossible by turns.',
    },
    price: groupActivity,
  },
  {
    key: 'musicQuiz',
    kind: 'entertainment',
    picture: 'team-music-quiz',
    title: { sv: 'Musikquiz', en: 'Music quiz' },
    description: {
      sv: 'Några takter av en låt, och poängen går till laget som först har en hand i luften.',
      en: 'A few bars of a song, and the point goes to the first team with a hand in the air.',
    },
    price: groupActivity,
  },
  {
    key: 'drinkTasting',
    kind: 'entertainment',
    picture: 'team-tasting',
    title: { sv: 'Dryckes\u00ADprovning', en: 'Drinks tasting' },
    description: {
      sv: 'Glas på rad och en diskussion om vad det egentligen smakar.',
      en: 'Glasses in a row and a discussion about what it really tastes of.',
    },
    price: drinkTastingFrom,
    priceIsFrom: true,
  },
  {
    key: 'escapeBox',
    kind: 'entertainment',
    picture: 'team-escape-box',
    title: { sv: 'Escape box', en: 'Escape box' },
    description: {
      sv: 'En låst låda på bordet. Ni öppnar den tillsammans eller inte alls.',
      en: 'A locked box on the table. You open it together or not at all.',
    },
    price: escapeAndMystery,
  },
  {
    key: 'murderMystery',
    kind: 'entertainment',
    picture: 'team-murder-mystery',
    title: { sv: 'Mordgåta', en: 'Murder mystery' },
    description: {
      sv: 'Någon är död. Någon i sällskapet vet varför. Kvällen fortsätter.',
      en: 'Somebody is dead. Somebody in the party knows why. The evening goes on.',
    },
    price: escapeAndMystery,
  },
]

/** The price of an activity as it is shown: `249 kr`, `från 600 kr`. */
export function activityPrice({ price, priceIsFrom }: GroupActivity, locale: Locale): string {
  return formatPrice(price, locale, { isFrom: priceIsFrom })
}

/** What there is outdoors in months that the hotel states. */
export const outdoors = activities.flatMap(({ id, title, months }) => (months ? [{ id, title, months }] : []))

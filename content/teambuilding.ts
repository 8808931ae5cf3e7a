import { formatPrice } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { conference } from './facts'
import { phoneLink } from './phone'
import { venue } from './venue'

/** Something that a group can do, with its price per person. */
export interface GroupActivity {
  key: string
  title: Localized
  description: Localized
  picture: string
  /** Kronor per person. Whether VAT is included is not known. */
  price: number
  /** True where the price is the lowest of several. */
  priceIsFrom?: true
}

/** A place that a group can have to itself. */
export interface GroupVenue {
  key: keyof typeof conference.spaces
  title: Localized
  description: Localized
  /** Maximum number of people. */
  capacity: number
  picture: string
}

const { groupActivity, drinkTastingFrom, escapeAndMystery } = conference.teambuilding

const email = `[${venue.conferenceEmail}](mailto:${venue.conferenceEmail})`

/** Whom to ask about what no document states, with links. */
export const sheetContact: Localized = {
  sv: `Gruppstorlek och tid beror på aktiviteten, och momsen står i vårt svar. Mejla ${email} eller ring ${phoneLink.sv}, så berättar vi vad som gäller för er.`,
  en: `Group size and duration depend on the activity, and our answer states the VAT. Email ${email} or call ${phoneLink.en} and we’ll tell you what applies to you.`,
}

/** What a group does on its feet. */
export const groupActivities: readonly GroupActivity[] = [
  {
    key: 'treasureHunt',
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
    picture: 'team-pentathlon',
    title: { sv: 'Femkamp', en: 'Pentathlon' },
    description: {
      sv: 'Fem grenar i lag. Ingen är bra på alla fem, och det är därför det heter lag.',
      en: 'Five events in teams. Nobody is good at all five, which is why there are teams.',
    },
    price: groupActivity,
  },
  {
    key: 'walk',
    picture: 'team-walk',
    title: { sv: 'Promenad', en: 'Walk' },
    description: {
      sv: 'Samma stig, i den mest pratsammas takt. Fjället står för pauserna.',
      en: 'The same path, at the pace of whoever talks most. The mountain supplies the pauses.',
    },
    price: groupActivity,
  },
]

/** What a group does round a table. */
export const groupEntertainment: readonly GroupActivity[] = [
  {
    key: 'quiz',
    picture: 'team-quiz',
    title: { sv: 'Quiz', en: 'Quiz' },
    description: {
      sv: 'Frågor i lag. Den som kan allt brukar hamna bredvid den som kan resten.',
      en: 'Questions in teams. The one who knows everything tends to sit by the one who knows the rest.',
    },
    price: groupActivity,
  },
  {
    key: 'musicQuiz',
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
    picture: 'team-tasting',
    title: { sv: 'Dryckes\u00ADprovning', en: 'Drinks tasting' },
    description: {
      sv: 'Glas på rad och en diskussion om vad det egentligen smakar. Ni behöver inte bli överens.',
      en: 'Glasses in a row and a discussion about what it really tastes of. You don’t have to agree.',
    },
    price: drinkTastingFrom,
    priceIsFrom: true,
  },
  {
    key: 'escapeBox',
    picture: 'team-escape-box',
    title: { sv: 'Escape box', en: 'Escape box' },
    description: {
      sv: 'En låst låda på bordet. Lösningen finns i rummet, utspridd på era huvuden.',
      en: 'A locked box on the table. The answer’s in the room, shared out between you.',
    },
    price: escapeAndMystery,
  },
  {
    key: 'murderMystery',
    picture: 'team-murder-mystery',
    title: { sv: 'Mordgåta', en: 'Murder mystery' },
    description: {
      sv: 'Någon är död. Någon i sällskapet vet varför. Kvällen fortsätter.',
      en: 'Somebody is dead. Somebody in the party knows why. The evening goes on.',
    },
    price: escapeAndMystery,
  },
]

/** Places outside the conference rooms, smallest first. */
export const groupVenues: readonly GroupVenue[] = [
  {
    key: 'wineCellar',
    title: { sv: 'Vinkällaren', en: 'The wine cellar' },
    description: {
      sv: 'Vår minsta plats: ett sällskap och ett enda samtal.',
      en: 'Our smallest place: one party and a single conversation.',
    },
    capacity: conference.spaces.wineCellar,
    picture: 'venue-wine-cellar',
  },
  {
    key: 'grillHut',
    title: { sv: 'Grillkåtan', en: 'The grill hut' },
    description: {
      sv: 'En kåta är byggd kring sin eld, så alla sitter på första raden.',
      en: 'The hut is built round its fire, so every seat is in the front row.',
    },
    capacity: conference.spaces.grillHut,
    picture: 'venue-grill-hut',
  },
  {
    key: 'forestHut',
    title: { sv: 'Skogskojan', en: 'The forest hut' },
    description: {
      sv: 'En koja bland träden, för samtal som behöver andra väggar.',
      en: 'A hut among the trees, for conversations that need different walls.',
    },
    capacity: conference.spaces.forestHut,
    picture: 'venue-forest-hut',
  },
]

/** The price of an activity as it is shown: `249 kr`, `från 600 kr`. */
export function activityPrice({ price, priceIsFrom }: GroupActivity, locale: Locale): string {
  return formatPrice(price, locale, { isFrom: priceIsFrom })
}

interface TeambuildingTexts {
  lead: string
  about: { heading: string; paragraphs: readonly string[] }
  prices: { heading: string; text: string }
  gallery: { heading: string; text: string }
}

/** Copy of the teambuilding page. */
export const teambuildingTexts: Localized<TeambuildingTexts> = {
  sv: {
    lead: 'Ni känner redan varandra på jobbet. Här får ni se vem som egentligen kan göra upp eld.',
    about: {
      heading: 'Det händer något när telefonen ligger kvar i fickan',
      paragraphs: [
        'En grupp som har löst något ihop pratar annorlunda på måndagen. Det behöver inte vara märkvärdigt: det räcker med ett lag som letar efter samma ledtråd i snön, en låst låda eller en fråga som alla borde kunna men bara en kan.',
        'Ni väljer en lek, en plats eller båda. Berätta i förfrågan hur många ni är och om någon hellre sitter än springer, så lägger vi upp dagen efter det.',
      ],
    },
    prices: {
      heading: 'Priser per person',
      text: 'Momsen står i vårt svar. I aktivitetsbladet kan ni läsa om varje aktivitet och hur många varje plats rymmer.',
    },
    gallery: {
      heading: 'Platserna',
      text: 'Elden, vinkällaren och skogen, och lite av det som händer däremellan.',
    },
  },
  en: {
    lead: 'You already know each other at work. Here you’ll find out who can actually light a fire.',
    about: {
      heading: 'Something happens when the phone stays in your pocket',
      paragraphs: [
        'A group that has solved something together talks differently on Monday. It doesn’t have to be grand: a shared clue in the snow will do, or a locked box, or a question everyone ought to know and only one does.',
        'Choose a game, a place or both. Tell us in your enquiry how many of you there are and whether anyone would rather sit than run, and we’ll plan the day to suit.',
      ],
    },
    prices: {
      heading: 'Prices per person',
      text: 'Our answer states the VAT. The activity sheet describes each one and says how many each place holds.',
    },
    gallery: {
      heading: 'The places',
      text: 'The fire, the wine cellar and the forest, and some of what happens in between.',
    },
  },
}

/** Pictures of the gallery, in order. */
export const teambuildingGallery = [
  'venue-grill-hut',
  'activity-snowshoe',
  'venue-wine-cellar',
  'venue-forest-hut',
  'activity-sledding',
  'meeting-lunch-to-lunch',
] as const

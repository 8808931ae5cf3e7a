import { formatCount } from '../lib/i18n/count.ts'
import { type Locale, type Localized, textIn } from '../lib/i18n/locales.ts'
import { formatRange, PERCENT_SIGN } from '../lib/i18n/range.ts'
import { hotel, jobTerms } from './facts.ts'
import type { PictureName } from './pictures.ts'

// The emails read positions here too, outside of the site's build: imports are relative and name their files.

export interface Job {
  /** Names it in links and in the form. An application is stored under the Swedish title. */
  id: string
  picture: PictureName
  title: Localized
  /** Extent or kind of employment. */
  term: { label: Localized; value: Localized }
  /** `YYYY-MM-DD` */
  published: string
  description: Localized
  /** Each continues `dutiesHeading`. */
  duties: Localized<readonly string[]>
  /** Each continues `requirementsHeading`. */
  requirements: Localized<readonly string[]>
}

export const dutiesHeading: Localized = { sv: 'Du kommer att', en: 'What you’ll do' }
export const requirementsHeading: Localized = { sv: 'Vi vill att du', en: 'We’d like you to' }

const extent: Localized = { sv: 'Omfattning', en: 'Hours' }
const employment: Localized = { sv: 'Anställning', en: 'Employment' }

/** As a share of full time, which a Swedish advertisement need not say. */
const shareOf = ({ from, to }: { from: number; to: number }): Localized => ({
  sv: `${formatRange(from, to)}${PERCENT_SIGN.sv}`,
  en: `${formatRange(from, to)}${PERCENT_SIGN.en} of full time`,
})

const cleaning = shareOf(jobTerms.cleaningPercent)

/** The open positions, in the order of the page; the first is open at first. */
export const jobs: readonly Job[] = [
  {
    id: 'chef',
    picture: 'food-lunch-buffet',
    title: { sv: 'Kock', en: 'Chef' },
    term: { label: extent, value: shareOf(jobTerms.chefPercent) },
    // assumed: published, duties, requirements
    published: '2025-10-01',
    description: {
      sv: 'Du lagar husmanskost så att folk slutar prata, och helgmeny så att de börjar igen. Du lagar gärna med råvaror från trakten.',
      en: 'Your home cooking stops people talking, and your weekend menus start them off again. You like cooking with local produce.',
    },
    duties: {
      sv: [
        'laga lunch, middag och det som årstiden kräver',
        'planera menyn tillsammans med resten av köket',
        'hålla ordning på råvaror och egenkontroll',
      ],
      en: [
        'cook lunch, dinner and whatever the season calls for',
        'plan the menu together with the rest of the kitchen',
        'keep the stores and the food-safety records in order',
      ],
    },
    requirements: {
      sv: [
        'är utbildad kock eller har arbetat några år i kök',
        'håller tempot en lördagskväll utan att höja rösten',
        'bryr dig om var maten kommer ifrån',
      ],
      en: [
        'have trained as a chef, or worked in a kitchen for a few years',
        'keep up the pace on a Saturday night without raising your voice',
        'care where food comes from',
      ],
    },
  },
  {
    id: 'receptionist',
    picture: 'reception',
    title: { sv: 'Receptionist / konferensvärd', en: 'Receptionist / conference host' },
    term: { label: extent, value: shareOf(jobTerms.receptionistPercent) },
    // assumed: published, duties, requirements
    published: '2025-10-01',
    description: {
      sv: `Du är den första rösten gästen hör och den sista som vinkar. Däremellan ser du till att ${formatCount(hotel.conferenceRoomCount, 'sv')} konferensrum har kaffe och stolar.`,
      en: `You’re the first voice a guest hears and the last to wave. In between, you’ll see to it that ${formatCount(hotel.conferenceRoomCount, 'en')} conference rooms have coffee and chairs.`,
    },
    duties: {
      sv: [
        'checka in, checka ut och svara i telefon',
        'ta hand om konferenser, från första mejlet till sista koppen',
        'svara på frågor om vägen, vädret och bastun',
      ],
      en: [
        'check guests in and out, and answer the phone',
        'look after conferences, from the first email to the last cup',
        'answer questions about the road, the weather and the sauna',
      ],
    },
    requirements: {
      sv: [
        'talar och skriver svenska och engelska',
        'tycker om människor även när de är sena',
        'är van vid datorn, eller lär dig fort',
      ],
      en: [
        'speak and write Swedish and English',
        'like people even when they’re late',
        'be comfortable with computers, or learn quickly',
      ],
    },
  },
  {
    id: 'breakfast-host',
    picture: 'food-breakfast-buffet',
    title: { sv: 'Frukostvärd och lokalvård', en: 'Breakfast host and housekeeper' },
    term: {
      label: employment,
      value: {
        sv: `provanställning i ${formatCount(jobTerms.breakfastHostProbationMonths, 'sv')} månader`,
        en: `${formatCount(jobTerms.breakfastHostProbationMonths, 'en')} months’ probation`,
      },
    },
    // assumed: published, duties, requirements
    published: '2025-10-01',
    description: {
      sv: 'Du börjar när fjället är blått och resten av hotellet sover. Först frukosten, sedan rummen.',
      en: 'You’ll start when the mountain is blue and the rest of the hotel is asleep. Breakfast first, then the rooms.',
    },
    duties: {
      sv: [
        'duka fram frukostbuffén och fylla på den',
        'plocka av, diska och ställa i ordning',
        'städa rum och allmänna ytor efter frukosten',
      ],
      en: [
        'lay out the breakfast buffet and keep it topped up',
        'clear tables, wash up and put things in order',
        'clean rooms and shared areas after breakfast',
      ],
    },
    requirements: {
      sv: [
        'är morgonmänniska på riktigt',
        'är noggrann också när det är bråttom',
        'talar svenska eller engelska',
      ],
      en: ['be a genuine morning person', 'be thorough, even in a hurry', 'speak Swedish or English'],
    },
  },
  {
    id: 'extra-cleaner',
    picture: 'room-standard',
    title: { sv: 'Extra lokalvårdare', en: 'Casual housekeeper' },
    term: { label: employment, value: { sv: 'timanställning vid behov', en: 'paid by the hour, as needed' } },
    // assumed: published, duties, requirements
    published: '2025-10-01',
    description: {
      sv: 'Vissa helger är alla rum bokade samtidigt. Då ringer vi, och du kommer om du kan.',
      en: 'Some weekends every room is booked at once. That’s when we’ll call, and you come if you can.',
    },
    duties: {
      sv: ['städa rum mellan utcheckning och incheckning', 'bädda, fylla på och byta ut'],
      en: ['clean rooms between check-out and check-in', 'make beds, restock and change the linen'],
    },
    requirements: {
      sv: ['kan rycka in med kort varsel', 'är noggrann och trivs i rörelse'],
      en: ['be able to step in at short notice', 'be thorough, and happy on your feet'],
    },
  },
  {
    id: 'cleaner',
    picture: 'room-bathroom',
    title: { sv: 'Lokalvårdare', en: 'Housekeeper' },
    term: { label: extent, value: { sv: `cirka ${cleaning.sv}`, en: `about ${cleaning.en}` } },
    // assumed: published, duties, requirements
    published: '2025-10-01',
    description: {
      sv: `Det märks direkt när ett rum är städat med omsorg. Hos oss finns ${hotel.roomCount} att ta hand om.`,
      en: `You can tell at once when a room has been cleaned with care. We have ${hotel.roomCount} to look after.`,
    },
    duties: {
      sv: [
        'städa rum, spa och allmänna ytor',
        'hålla ordning på linne och förråd',
        'säga till när något behöver lagas',
      ],
      en: [
        'clean rooms, the spa and shared areas',
        'keep linen and stores in order',
        'report anything that needs repair',
      ],
    },
    requirements: {
      sv: [
        'har städat förut, eller vill lära dig det ordentligt',
        'arbetar lika bra ensam som i lag',
        'talar svenska eller engelska',
      ],
      en: [
        'have cleaned before, or want to learn it properly',
        'work as well on your own as in a team',
        'speak Swedish or English',
      ],
    },
  },
]

const agreement: Localized = {
  sv: `Kollektivavtal med Hotell- och restaurangfacket (${jobTerms.collectiveAgreement})`,
  en: `Collective agreement with the Hotel and Restaurant Workers’ Union (${jobTerms.collectiveAgreement})`,
}

/** The terms of a position, besides the day on which it was published. */
export function listTerms({ term }: Job, locale: Locale): { label: string; value: string }[] {
  return [
    { label: textIn(term.label, locale), value: textIn(term.value, locale) },
    { label: textIn({ sv: 'Avtal', en: 'Agreement' }, locale), value: textIn(agreement, locale) },
    { label: textIn({ sv: 'Plats', en: 'Location' }, locale), value: 'Källfjället' },
  ]
}

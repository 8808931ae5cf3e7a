import { formatCount } from '@/lib/i18n/count'
import { formatDate, formatRange } from '@/lib/i18n/format'
import { PERCENT_SIGN } from '@/lib/i18n/range'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { hotel, jobTerms } from './facts'
import type { JobId } from './job-ids'
import type { PageTexts } from './page-texts'

/** An open position in one language. */
interface JobText {
  title: string
  /** Extent or kind of employment, below the title. */
  extent: string
  description: string
  /** Each continues `dutiesHeading`. */
  duties: readonly string[]
  /** Each continues `requirementsHeading`. */
  requirements: readonly string[]
  terms: readonly { label: string; value: string }[]
}

export interface Job {
  id: JobId
  /** Day on which the position was published, `YYYY-MM-DD`. */
  published: string
  text: Localized<JobText>
}

export const jobsTexts: Localized<PageTexts> = {
  sv: {
    title: 'Lediga jobb på fjällhotell – Källfjället',
    description: `Fem lediga tjänster på Källfjället: kock, receptionist och konferensvärd, frukostvärd och lokalvård. Kollektivavtal med ${jobTerms.collectiveAgreement}. Sök direkt på sidan.`,
    h1: 'Jobba hos oss',
  },
  en: {
    title: 'Jobs at a mountain hotel – Källfjället',
    description: `Five vacancies at Källfjället: chef, receptionist and conference host, breakfast host and cleaning staff. Collective agreement with ${jobTerms.collectiveAgreement}. Apply on the page.`,
    h1: 'Work with us',
  },
}

export const jobsLead: Localized = {
  sv: 'Här jobbar du där andra semestrar, mitt i ett stort landskap. Uppgifter och krav är ungefärliga; vi går igenom dem när vi ses.',
  en: 'Work where other people go on holiday, with a great deal of landscape all round. Duties and requirements are approximate; we’ll go through them when we meet.',
}

export const dutiesHeading: Localized = { sv: 'Du kommer att', en: 'What you’ll do' }
export const requirementsHeading: Localized = { sv: 'Vi vill att du', en: 'We’d like you to' }

/** For those who find nothing in the list. */
export const openApplication = {
  heading: { sv: 'Hittar du inte ditt jobb i listan?', en: 'Can’t see your job on the list?' },
  text: {
    sv: 'Skriv ändå, och berätta vad du kan. Ett fjällhotell behöver olika händer i mars och i september.',
    en: 'Write to us anyway and tell us what you can do. A mountain hotel needs different hands in March and in September.',
  },
} satisfies Record<string, Localized>

/** All five were published on one day. */
const PUBLISHED = '2025-10-01'

const percent = ({ from, to }: { from: number; to: number }, locale: Locale) =>
  `${formatRange(from, to)}${PERCENT_SIGN[locale]}`

function listTerms(locale: Locale, kind: 'extent' | 'employment', value: string): JobText['terms'] {
  const words = {
    sv: {
      extent: 'Omfattning',
      employment: 'Anställning',
      agreement: 'Avtal',
      place: 'Plats',
      published: 'Publicerad',
    },
    en: {
      extent: 'Hours',
      employment: 'Employment',
      agreement: 'Agreement',
      place: 'Location',
      published: 'Published',
    },
  }[locale]
  const agreement = {
    sv: `Kollektivavtal, ${jobTerms.collectiveAgreement}`,
    en: `Collective agreement, ${jobTerms.collectiveAgreement} (the Hotel and Restaurant Workers’ Union)`,
  }[locale]
  return [
    { label: words[kind], value },
    { label: words.agreement, value: agreement },
    { label: words.place, value: 'Källfjället' },
    {
      label: words.published,
      value: formatDate(PUBLISHED, locale, { day: 'numeric', month: 'long', year: 'numeric' }),
    },
  ]
}

/** As a share of full time, which a Swedish advertisement need not say. */
const extentOf = (range: { from: number; to: number }): Localized => ({
  sv: percent(range, 'sv'),
  en: `${percent(range, 'en')} of full time`,
})

const chef = extentOf(jobTerms.chefPercent)
const receptionist = extentOf(jobTerms.receptionistPercent)
const cleaner = {
  sv: `cirka ${extentOf(jobTerms.cleaningPercent).sv}`,
  en: `about ${extentOf(jobTerms.cleaningPercent).en}`,
}
const probation = {
  sv: `provanställning i ${formatCount(jobTerms.breakfastHostProbationMonths, 'sv')} månader`,
  en: `${formatCount(jobTerms.breakfastHostProbationMonths, 'en')} months’ probation`,
}
const onDemand = { sv: 'timanställning vid behov', en: 'casual, paid by the hour' }

/** The open positions. */
export const jobs: readonly Job[] = [
  {
    id: 'chef',
    published: PUBLISHED,
    text: {
      sv: {
        title: 'Kock',
        extent: chef.sv,
        description:
          'Du lagar husmanskost så att folk slutar prata, och helgmeny så att de börjar igen. Du lagar gärna med råvaror från trakten.',
        duties: [
          'laga lunch, helgens middagar och det som årstiden kräver',
          'planera menyn tillsammans med resten av köket',
          'hålla ordning på råvaror och egenkontroll',
        ],
        requirements: [
          'har utbildning eller några år i kök',
          'håller tempot en lördagskväll utan att höja rösten',
          'bryr dig om var maten kommer ifrån',
        ],
        terms: listTerms('sv', 'extent', chef.sv),
      },
      en: {
        title: 'Chef',
        extent: chef.en,
        description:
          'You’ll make home cooking that stops people talking, and weekend menus that start them off again. You like cooking with local produce.',
        duties: [
          'cook lunch, weekend dinners and whatever the season calls for',
          'plan the menu together with the rest of the kitchen',
          'keep the stores and the food-safety records in order',
        ],
        requirements: [
          'have training, or a few years in a kitchen',
          'keep up the pace on a Saturday night without raising your voice',
          'care where food comes from',
        ],
        terms: listTerms('en', 'extent', chef.en),
      },
    },
  },
  {
    id: 'receptionist',
    published: PUBLISHED,
    text: {
      sv: {
        title: 'Receptionist / konferensvärd',
        extent: receptionist.sv,
        description: `Du är den första rösten och det sista vinkandet. Däremellan ser du till att ${formatCount(hotel.conferenceRoomCount, 'sv')} konferensrum har kaffe, stolar och någon att fråga.`,
        duties: [
          'checka in, checka ut och svara i telefon',
          'ta hand om konferenser, från första mejlet till sista koppen',
          'svara på frågor om vägen, vädret och bastun',
        ],
        requirements: [
          'talar och skriver svenska och engelska',
          'tycker om människor även när de är sena',
          'är van vid datorn, eller lär dig fort',
        ],
        terms: listTerms('sv', 'extent', receptionist.sv),
      },
      en: {
        title: 'Receptionist / conference host',
        extent: receptionist.en,
        description: `You are the first voice and the last wave. In between, you’ll see to it that ${formatCount(hotel.conferenceRoomCount, 'en')} conference rooms have coffee, chairs and someone to ask.`,
        duties: [
          'check guests in and out, and answer the phone',
          'look after conferences, from the first email to the last cup',
          'answer questions about the road, the weather and the sauna',
        ],
        requirements: [
          'speak and write Swedish and English',
          'like people even when they’re late',
          'be at home with a computer, or learn quickly',
        ],
        terms: listTerms('en', 'extent', receptionist.en),
      },
    },
  },
  {
    id: 'breakfast-host',
    published: PUBLISHED,
    text: {
      sv: {
        title: 'Frukostvärd och lokalvård',
        extent: probation.sv,
        description:
          'Du börjar när fjället är blått och resten av hotellet sover. Först frukosten, sedan rummen.',
        duties: [
          'duka fram frukostbuffén och fylla på den',
          'plocka av, diska och ställa i ordning',
          'städa rum och allmänna ytor efter frukosten',
        ],
        requirements: [
          'är morgonmänniska på riktigt',
          'är noggrann när ingen tittar',
          'talar svenska eller engelska',
        ],
        terms: listTerms('sv', 'employment', probation.sv),
      },
      en: {
        title: 'Breakfast host and cleaning',
        extent: probation.en,
        description:
          'You’ll start when the mountain is blue and the rest of the hotel is asleep. Breakfast first, then the rooms.',
        duties: [
          'lay out the breakfast buffet and keep it topped up',
          'clear tables, wash up and put things in order',
          'clean rooms and shared areas after breakfast',
        ],
        requirements: [
          'be a genuine morning person',
          'be thorough when nobody is looking',
          'speak Swedish or English',
        ],
        terms: listTerms('en', 'employment', probation.en),
      },
    },
  },
  {
    id: 'extra-cleaner',
    published: PUBLISHED,
    text: {
      sv: {
        title: 'Extra lokalvårdare',
        extent: onDemand.sv,
        description: 'Vissa helger är alla rum bokade på en gång. Då ringer vi, och du kommer om du kan.',
        duties: ['städa rum mellan utcheckning och incheckning', 'bädda, fylla på och byta ut'],
        requirements: ['kan rycka in med kort varsel', 'är noggrann och trivs i rörelse'],
        terms: listTerms('sv', 'employment', onDemand.sv),
      },
      en: {
        title: 'Extra cleaning staff',
        extent: onDemand.en,
        description:
          'Some weekends every room is booked at once. That’s when we’ll call, and you come if you can.',
        duties: ['clean rooms between check-out and check-in', 'make beds, refill and replace'],
        requirements: ['be able to step in at short notice', 'be thorough, and happy on your feet'],
        terms: listTerms('en', 'employment', onDemand.en),
      },
    },
  },
  {
    id: 'cleaner',
    published: PUBLISHED,
    text: {
      sv: {
        title: 'Lokalvårdare',
        extent: cleaner.sv,
        description: `Ett rum som någon har städat med omsorg märks direkt. Hos oss finns ${hotel.roomCount} att ta hand om.`,
        duties: [
          'städa rum, spa och allmänna ytor',
          'hålla ordning på linne och förråd',
          'säga till när något behöver lagas',
        ],
        requirements: [
          'har städat förut, eller vill lära dig det ordentligt',
          'arbetar lika bra ensam som i lag',
          'talar svenska eller engelska',
        ],
        terms: listTerms('sv', 'extent', cleaner.sv),
      },
      en: {
        title: 'Cleaning staff',
        extent: cleaner.en,
        description: `You can tell at once when a room has been cleaned with care. We have ${hotel.roomCount} to look after.`,
        duties: [
          'clean rooms, the spa and shared areas',
          'keep linen and stores in order',
          'report anything that needs repair',
        ],
        requirements: [
          'have cleaned before, or want to learn it properly',
          'work as well on your own as in a team',
          'speak Swedish or English',
        ],
        terms: listTerms('en', 'extent', cleaner.en),
      },
    },
  },
]

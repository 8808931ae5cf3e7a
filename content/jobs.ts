import { formatRange } from '@/lib/i18n/format'
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
  /** Each continues "Du kommer att" or "You will". */
  duties: readonly string[]
  /** Each continues "Vi vill att du" or "We would like you to". */
  requirements: readonly string[]
  terms: readonly { label: string; value: string }[]
}

export interface Job {
  id: JobId
  text: Localized<JobText>
}

export const jobsTexts: Localized<PageTexts> = {
  sv: {
    title: 'Jobba hos oss, lediga tjänster – Källfjället',
    description: `Fem lediga tjänster på Källfjället: kock, receptionist och konferensvärd, frukostvärd och lokalvård. Kollektivavtal med ${jobTerms.collectiveAgreement}. Sök direkt på sidan.`,
    h1: 'Jobba hos oss',
  },
  en: {
    title: 'Work with us, open positions – Källfjället',
    description: `Five open positions at Källfjället: chef, receptionist and conference host, breakfast host and cleaning staff. Collective agreement with ${jobTerms.collectiveAgreement}. Apply on the page.`,
    h1: 'Work with us',
  },
}

export const jobsLead: Localized = {
  sv: 'Vi är ett litet lag i ett stort landskap. Här jobbar du där andra åker på semester.',
  en: 'We are a small team in a large landscape. You work where others go on holiday.',
}

/** For those who find nothing in the list. */
export const openApplication = {
  heading: { sv: 'Hittar du inte ditt jobb i listan?', en: 'Is your job not on the list?' },
  text: {
    sv: 'Skriv ändå, och berätta vad du kan. Ett fjällhotell behöver olika händer i mars och i september.',
    en: 'Write anyway, and tell us what you can do. A mountain hotel needs different hands in March and in September.',
  },
} satisfies Record<string, Localized>

const percent = ({ from, to }: { from: number; to: number }, locale: Locale) =>
  `${formatRange(from, to)}${PERCENT_SIGN[locale]}`

function listTerms(locale: Locale, kind: 'extent' | 'employment', value: string): JobText['terms'] {
  const words = {
    sv: { extent: 'Omfattning', employment: 'Anställning', agreement: 'Avtal', place: 'Plats' },
    en: { extent: 'Hours', employment: 'Employment', agreement: 'Agreement', place: 'Place' },
  }[locale]
  const agreement = {
    sv: `Kollektivavtal, ${jobTerms.collectiveAgreement}`,
    en: `Collective agreement, ${jobTerms.collectiveAgreement}`,
  }[locale]
  return [
    { label: words[kind], value },
    { label: words.agreement, value: agreement },
    { label: words.place, value: 'Källfjället' },
  ]
}

const chef = (locale: Locale) => percent(jobTerms.chefPercent, locale)
const receptionist = (locale: Locale) => percent(jobTerms.receptionistPercent, locale)
const cleaner = {
  sv: `cirka ${percent(jobTerms.cleaningPercent, 'sv')}`,
  en: `about ${percent(jobTerms.cleaningPercent, 'en')}`,
}
const probation = {
  sv: `provanställning ${jobTerms.breakfastHostProbationMonths} månader`,
  en: `${jobTerms.breakfastHostProbationMonths} months’ probation`,
}
const onDemand = { sv: 'timmar vid behov', en: 'hourly, on demand' }

/** The open positions. */
export const jobs: readonly Job[] = [
  {
    id: 'chef',
    text: {
      sv: {
        title: 'Kock',
        extent: chef('sv'),
        description:
          'Du lagar husmanskost så att folk slutar prata, och helgmeny så att de börjar igen. Råvarorna kommer från trakten när trakten har dem.',
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
        terms: listTerms('sv', 'extent', chef('sv')),
      },
      en: {
        title: 'Chef',
        extent: chef('en'),
        description:
          'You cook home fare that makes people stop talking, and weekend menus that start them off again. The produce is local whenever the land provides.',
        duties: [
          'cook lunch, weekend dinners and whatever the season calls for',
          'plan the menu together with the rest of the kitchen',
          'keep the stores and the food-safety records in order',
        ],
        requirements: [
          'have training, or a few years in a kitchen',
          'keep the pace on a Saturday night without raising your voice',
          'care where food comes from',
        ],
        terms: listTerms('en', 'extent', chef('en')),
      },
    },
  },
  {
    id: 'receptionist',
    text: {
      sv: {
        title: 'Receptionist / konferensvärd',
        extent: receptionist('sv'),
        description: `Du är den första rösten och det sista vinkandet. Däremellan ser du till att ${hotel.conferenceRoomCount} konferensrum har kaffe, stolar och någon att fråga.`,
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
        terms: listTerms('sv', 'extent', receptionist('sv')),
      },
      en: {
        title: 'Receptionist / conference host',
        extent: receptionist('en'),
        description: `You are the first voice and the last wave. In between you see to it that ${hotel.conferenceRoomCount} conference rooms have coffee, chairs and someone to ask.`,
        duties: [
          'check guests in and out, and answer the phone',
          'look after conferences, from the first e-mail to the last cup',
          'answer questions about the road, the weather and the sauna',
        ],
        requirements: [
          'speak and write Swedish and English',
          'like people even when they are late',
          'be at home with a computer, or learn quickly',
        ],
        terms: listTerms('en', 'extent', receptionist('en')),
      },
    },
  },
  {
    id: 'breakfast-host',
    text: {
      sv: {
        title: 'Frukostvärd och lokalvård',
        extent: probation.sv,
        description:
          'Du börjar när fjället är blått och resten av huset sover. Först frukosten, sedan rummen.',
        duties: [
          'duka fram frukostbuffén och hålla den hel',
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
          'You start when the mountain is blue and the rest of the house is asleep. Breakfast first, then the rooms.',
        duties: [
          'lay out the breakfast buffet and keep it whole',
          'clear, wash up and set things straight',
          'clean rooms and shared areas after breakfast',
        ],
        requirements: [
          'be a morning person, truly',
          'be careful when nobody is looking',
          'speak Swedish or English',
        ],
        terms: listTerms('en', 'employment', probation.en),
      },
    },
  },
  {
    id: 'extra-cleaner',
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
        description: 'Some weekends every room is booked at once. Then we call, and you come if you can.',
        duties: ['clean rooms between check-out and check-in', 'make beds, refill and replace'],
        requirements: ['be able to step in at short notice', 'be careful, and happy on your feet'],
        terms: listTerms('en', 'employment', onDemand.en),
      },
    },
  },
  {
    id: 'cleaner',
    text: {
      sv: {
        title: 'Lokalvårdare',
        extent: cleaner.sv,
        description: `Ett rent rum märks inte. Ett rum som någon städat med omsorg märks direkt. ${hotel.roomCount} rum väntar.`,
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
        description: `Nobody notices a clean room. Everybody notices one that was cleaned with care. ${hotel.roomCount} rooms are waiting.`,
        duties: [
          'clean rooms, the spa and shared areas',
          'keep linen and stores in order',
          'say so when something needs mending',
        ],
        requirements: [
          'have cleaned before, or want to learn it properly',
          'work as well alone as in a team',
          'speak Swedish or English',
        ],
        terms: listTerms('en', 'extent', cleaner.en),
      },
    },
  },
]

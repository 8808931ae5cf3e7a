import type { DateTimeFormatOptions } from 'next-intl'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { formatDate, formatPrice, formatRange } from '@/lib/i18n/format'
import type { foodEventIds } from '@/lib/routes/detail-ids'
import { foodEvents, hours, packagePrices } from './facts'
import type { PageTexts } from './page-texts'
import { bookingEngine } from './venue'

type FoodEventId = (typeof foodEventIds)[number]

/** When a food event is, in parts for the page's largest text. */
export interface FoodEventDate {
  /** Day or days at figure size; a word where no date is stated. */
  figure: string
  /** The month below it, or what to do where no date is stated. */
  below: string
  /** Weekday and year, where they are stated. */
  beside?: string
  /** Machine-readable day. */
  iso?: string
}

/** A food event or seasonal offer in one language. */
interface FoodEventText extends PageTexts {
  date: FoodEventDate
  /** The first paragraph, set as a lead. */
  lead: string
  /** The description's other lines; `isBookingLine` tells which of them are highlighted. */
  lines: readonly string[]
  /** The date in a line, where one is stated. */
  when?: string
  price: string
  details: readonly { label: string; value: string }[]
  includes: readonly string[]
  notes: string
}

export interface FoodEvent {
  id: FoodEventId
  /** Where its page is; the retreat's own address wins over /food-event/hostretreat. */
  href: string
  picture: { name: string; position: { x: number; y: number } }
  /** True where a table is booked by phone. */
  phoneBooking: boolean
  /** Address of the external booking engine, where the event is sold as a package. */
  bookingUrl?: string
  text: Localized<FoodEventText>
}

const perPerson = (kronor: number, locale: Locale) => `${formatPrice(kronor, locale)} per person`

const crayfish = {
  sv: perPerson(foodEvents.crayfishPerPerson, 'sv'),
  en: perPerson(foodEvents.crayfishPerPerson, 'en'),
}
const surstromming = {
  sv: perPerson(foodEvents.surstrommingPerPerson, 'sv'),
  en: perPerson(foodEvents.surstrommingPerPerson, 'en'),
}
const retreat = {
  sv: perPerson(packagePrices.autumnRetreatPerPerson, 'sv'),
  en: perPerson(packagePrices.autumnRetreatPerPerson, 'en'),
}
const { fromDay, toDay, month } = foodEvents.retreatInCurrentText
const retreatDays = formatRange(fromDay, toDay)
const retreatMonth = (locale: Locale) =>
  formatDate(`2000-${String(month).padStart(2, '0')}-01`, locale, { month: 'long' })

const crayfishDay = (locale: Locale) =>
  formatDate(foodEvents.crayfishDate, locale, { day: 'numeric', month: 'long', year: 'numeric' })

function crayfishDate(locale: Locale): FoodEventDate {
  const part = (options: DateTimeFormatOptions) => formatDate(foodEvents.crayfishDate, locale, options)
  return {
    figure: part({ day: 'numeric' }),
    below: part({ month: 'long' }),
    beside: `${part({ weekday: 'long' })}, ${part({ year: 'numeric' })}`,
    iso: foodEvents.crayfishDate,
  }
}

/** The three seasonal events. */
export const foodEventList: readonly FoodEvent[] = [
  {
    id: 'kraftskiva',
    href: '/food-event/kraftskiva',
    picture: { name: 'food-crayfish', position: { x: 44, y: 80 } },
    phoneBooking: true,
    text: {
      sv: {
        title: 'Kräftskiva i augusti, paket med bord – Källfjället',
        description: `Kräftskiva i restaurangen på Källfjället ${crayfishDay('sv')}. Paketet kostar ${crayfish.sv}. Boka bord på telefon eller med e-post.`,
        h1: 'Kräftskiva',
        date: crayfishDate('sv'),
        lead: 'På bordet står kräftor och krondill, över det hänger lyktor, och utanför ligger sjön stilla.',
        lines: [
          'Vi dukar i restaurangen. Sångerna får ni stå för, och kvällen brukar bli längre än den ser ut i almanackan.',
          'Boka bord på telefon eller med e-post.',
          `Kräftskivepaket ${crayfish.sv}.`,
        ],
        when: crayfishDay('sv'),
        price: crayfish.sv,
        details: [
          { label: 'Datum', value: crayfishDay('sv') },
          { label: 'Plats', value: 'Restaurangen' },
          { label: 'Pris, paket', value: crayfish.sv },
          { label: 'Egen dryck', value: 'Alkohol får inte tas med' },
        ],
        includes: ['Kräftor med krondill', 'Dukat bord i restaurangen'],
        notes:
          'Tål du inte skaldjur, eller äter någon annan kost? Säg till i förväg. Vill ni sova kvar, fråga när ni bokar.',
      },
      en: {
        title: 'Crayfish party in August, with a table – Källfjället',
        description: `A crayfish party in the restaurant at Källfjället on ${crayfishDay('en')}. The package is ${crayfish.en}. Book a table by phone or e-mail.`,
        h1: 'Crayfish party',
        date: crayfishDate('en'),
        lead: 'Crayfish and crown dill on the table, lanterns above it, and outside the lake lies still.',
        lines: [
          'We set the tables in the restaurant. The singing is up to you, and the evening tends to be longer than it looks in the diary.',
          'Book a table by phone or e-mail.',
          `Crayfish package ${crayfish.en}.`,
        ],
        when: crayfishDay('en'),
        price: crayfish.en,
        details: [
          { label: 'Date', value: crayfishDay('en') },
          { label: 'Place', value: 'The restaurant' },
          { label: 'Price, package', value: crayfish.en },
          { label: 'Your own drink', value: 'No alcohol may be brought' },
        ],
        includes: ['Crayfish with crown dill', 'A table in the restaurant'],
        notes:
          'No shellfish for you, or a special diet? Tell us beforehand. If you want to stay the night, ask when you book.',
      },
    },
  },
  {
    id: 'surstrommingsfest',
    href: '/food-event/surstrommingsfest',
    picture: { name: 'food-surstromming', position: { x: 50, y: 65 } },
    phoneBooking: true,
    text: {
      sv: {
        title: 'Surströmmingsfest, med tunnbröd – Källfjället',
        description: `Surströmming med tunnbröd, mandelpotatis, rödlök och gräddfil på Källfjället. ${surstromming.sv}. Fråga efter datum och boka bord på telefon.`,
        h1: 'Surströmmings\u00ADfest',
        date: { figure: 'Ring', below: 'så får du datum' },
        lead: 'Burken öppnas utomhus, det är både tradition och hänsyn. Sedan är det tunnbrödets tur.',
        lines: [
          'Bred en klämma, lägg på mandelpotatis, rödlök och gräddfil, och ta den första tuggan utan att tänka efter. Den andra går av sig själv.',
          'Boka bord på telefon, så säger vi vilket datum som gäller.',
          `Surströmmingspaket ${surstromming.sv}.`,
        ],
        price: surstromming.sv,
        details: [
          { label: 'Datum', value: 'Fråga på telefon' },
          { label: 'Pris, paket', value: surstromming.sv },
          { label: 'Egen dryck', value: 'Alkohol får inte tas med' },
        ],
        includes: ['Surströmming och tunnbröd', 'Mandelpotatis, rödlök och gräddfil'],
        notes: 'Äter någon i sällskapet inte surströmming? Säg till i förväg, det är ingen skam.',
      },
      en: {
        title: 'Surströmming party, with flatbread – Källfjället',
        description: `Fermented herring with flatbread, almond potatoes, red onion and sour cream at Källfjället. ${surstromming.en}. Ask for the date and book by phone.`,
        h1: 'Surströmming party',
        date: { figure: 'Ring', below: 'for the date' },
        lead: 'The tin of fermented herring is opened outdoors, out of tradition and out of kindness. Then it is the flatbread’s turn.',
        lines: [
          'Fold a piece of flatbread around almond potatoes, red onion and sour cream, and take the first bite without thinking. The second takes itself.',
          'Book a table by phone, and we will tell you the date.',
          `Surströmming package ${surstromming.en}.`,
        ],
        price: surstromming.en,
        details: [
          { label: 'Date', value: 'Ask by phone' },
          { label: 'Price, package', value: surstromming.en },
          { label: 'Your own drink', value: 'No alcohol may be brought' },
        ],
        includes: ['Fermented herring and flatbread', 'Almond potatoes, red onion and sour cream'],
        notes:
          'Is there someone in your party who will not eat it? Tell us beforehand, there is no shame in it.',
      },
    },
  },
  {
    id: 'hostretreat',
    href: '/hostretreat',
    picture: { name: 'hero-autumn-birch', position: { x: 76, y: 40 } },
    phoneBooking: false,
    bookingUrl: bookingEngine.package(303),
    text: {
      sv: {
        title: 'Höstretreat, fredag till söndag – Källfjället',
        description: `Höstretreat på Källfjället ${retreatDays} ${retreatMonth('sv')}: incheckning fredag från ${hours.retreatCheckIn}, utcheckning söndag ${hours.retreatCheckOut}. ${retreat.sv}.`,
        h1: 'Höstretreat',
        date: { figure: retreatDays, below: retreatMonth('sv'), beside: 'fredag till söndag' },
        lead: 'Tre dagar utan dagordning. Poolen är varm, skogen är tyst, och ingen frågar vad du tänker hinna med.',
        lines: [
          'Du går när du vill gå, badar när du vill bada och äter när det är mat. Relaxavdelningen är öppen för dig dygnet runt, så även den som vaknar klockan tre har någonstans att ta vägen.',
          `Höstretreatpaket ${retreat.sv}.`,
        ],
        when: `${retreatDays} ${retreatMonth('sv')}`,
        price: retreat.sv,
        details: [
          { label: 'Dagar', value: `${retreatDays} ${retreatMonth('sv')}` },
          { label: 'Incheckning', value: `Fredag från ${hours.retreatCheckIn}` },
          { label: 'Utcheckning', value: `Söndag ${hours.retreatCheckOut}` },
          { label: 'Pris', value: retreat.sv },
        ],
        includes: ['Boende från fredag till söndag', 'Frukost', 'Relaxavdelningen dygnet runt'],
        notes: 'Behandlingar bokar du en vecka före ankomst. Allergi eller annan kost? Hör av dig i förväg.',
      },
      en: {
        title: 'Autumn retreat, Friday to Sunday – Källfjället',
        description: `Autumn retreat at Källfjället, ${retreatDays} ${retreatMonth('en')}: check in on Friday from ${hours.retreatCheckIn}, check out on Sunday at ${hours.retreatCheckOut}. ${retreat.en}.`,
        h1: 'Autumn retreat',
        date: { figure: retreatDays, below: retreatMonth('en'), beside: 'Friday to Sunday' },
        lead: 'Three days without an agenda. The pool is warm, the forest is quiet, and nobody asks what you plan to get done.',
        lines: [
          'You walk when you want to walk, bathe when you want to bathe and eat when there is food. The relax department is open to you around the clock, so whoever wakes at three has somewhere to go.',
          `Autumn retreat package ${retreat.en}.`,
        ],
        when: `${retreatDays} ${retreatMonth('en')}`,
        price: retreat.en,
        details: [
          { label: 'Days', value: `${retreatDays} ${retreatMonth('en')}` },
          { label: 'Check-in', value: `Friday from ${hours.retreatCheckIn}` },
          { label: 'Check-out', value: `Sunday ${hours.retreatCheckOut}` },
          { label: 'Price', value: retreat.en },
        ],
        includes: ['Your room from Friday to Sunday', 'Breakfast', 'The relax department around the clock'],
        notes:
          'Treatments are booked a week before arrival. Allergies or a special diet? Tell us beforehand.',
      },
    },
  },
]

/** Finds a food event. Throws for an unknown id; the proxy sends those to /restaurant. */
export function findFoodEvent(id: string): FoodEvent {
  const event = foodEventList.find((candidate) => candidate.id === id)
  if (!event) throw new Error(`There is no food event "${id}"`)
  return event
}

const BOOKING_WORDS = /\b(boka bord|book a table)\b|(paket|package) \d/i

/** True for a line of the description that mentions booking a table or the price of a package. */
export function isBookingLine(line: string): boolean {
  return BOOKING_WORDS.test(line)
}

/** Title and description of the retreat's own address, for the shared table. */
export const retreatTexts: Localized<PageTexts> = findFoodEvent('hostretreat').text

/** The words of e-mails, most of them copies of the site's, which this function cannot import; a test compares them. */

/** Equal to `content/venue.ts` and `content/facts.ts`. */
export const HOTEL = {
  name: { sv: 'Källfjället Hotell & Spa', en: 'Källfjället Hotel & Spa' },
  address: 'Källvägen 1, 935 00 Källfjället',
  phone: { sv: '0980-319 200', en: '+46 980 319 200' },
  email: 'info@kallfjallet.example',
  conferenceEmail: 'konferens@kallfjallet.example',
  reception: { weekdays: '08:00–17:00', weekends: '09:00–16:00' },
} as const

export type Language = 'sv' | 'en'
type Words = Readonly<Record<string, Readonly<Record<Language, string>>>>

export const CATEGORIES: Words = {
  weekend: { sv: 'Weekend', en: 'Weekend' },
  relax: { sv: 'Relax/Spa', en: 'Spa' },
  senior: { sv: 'Senior 60+', en: 'Senior 60+' },
  conference: { sv: 'Konferens', en: 'Conference' },
  event: { sv: 'Event', en: 'Event' },
  julbord: { sv: 'Julbord', en: 'Christmas buffet' },
  nyar: { sv: 'Nyår', en: 'New Year' },
  other: { sv: 'Annat', en: 'Other' },
}

export const PACKAGES: Words = {
  weekend: { sv: 'Weekendpaket', en: 'Weekend package' },
  hostreatreat: { sv: 'Höstretreat', en: 'Autumn retreat' },
  'harliga-fredag': { sv: 'Härliga fredag', en: 'Lovely Friday' },
  'spa-weekend': { sv: 'Spa weekend', en: 'Spa weekend' },
  dagspa: { sv: 'Spa för en dag', en: 'Spa for a day' },
  senior: { sv: 'Seniorpaket 60+', en: 'Senior package 60+' },
}

export const MEALS: Words = {
  morningCoffee: { sv: 'förmiddagskaffe', en: 'morning coffee' },
  lunch: { sv: 'lunch', en: 'lunch' },
  afternoonCoffee: { sv: 'eftermiddagskaffe', en: 'afternoon coffee' },
  dinner: { sv: 'middag', en: 'dinner' },
}

/** By the words under which the site stores them. */
export const CONFERENCE_TYPES: Words = {
  Dagskonferens: { sv: 'Dagskonferens', en: 'Day conference' },
  'Med övernattning': { sv: 'Med övernattning', en: 'With an overnight stay' },
  Skräddarsydd: { sv: 'Skräddarsydd', en: 'Tailor-made' },
  Teambuilding: { sv: 'Teambuilding', en: 'Team building' },
}

/** By the title under which the site stores an application. */
export const POSITIONS: Words = {
  Kock: { sv: 'Kock', en: 'Chef' },
  'Receptionist / konferensvärd': {
    sv: 'Receptionist / konferensvärd',
    en: 'Receptionist / conference host',
  },
  'Frukostvärd och lokalvård': { sv: 'Frukostvärd och lokalvård', en: 'Breakfast host and cleaning' },
  'Extra lokalvårdare': { sv: 'Extra lokalvårdare', en: 'Extra cleaning staff' },
  Lokalvårdare: { sv: 'Lokalvårdare', en: 'Cleaning staff' },
}

/** A value in known words; empty for any other value. */
export function known(words: Words, value: string, language: Language): string {
  return Object.hasOwn(words, value) ? (words[value]?.[language] ?? '') : ''
}

export const INQUIRY_LABELS = {
  sv: {
    about: 'Gäller',
    giftCard: 'Presentkort',
    giftCards: 'Antal presentkort',
    package: 'Paket',
    conference: 'Typ av konferens',
    date: 'Datum',
    arrival: 'Ankomst',
    departure: 'Avresa',
    nights: 'Antal nätter',
    guests: 'Antal personer',
    participants: 'Antal deltagare',
    rooms: 'Behöver rum',
    meals: 'Måltider',
    spa: 'Spa',
    activity: 'Aktivitet',
    ring: 'Vistelsen',
  },
  en: {
    about: 'About',
    giftCard: 'Gift card',
    giftCards: 'Number of gift cards',
    package: 'Package',
    conference: 'Type of conference',
    date: 'Date',
    arrival: 'Arrival',
    departure: 'Departure',
    nights: 'Number of nights',
    guests: 'Number of guests',
    participants: 'Number of participants',
    rooms: 'Rooms needed',
    meals: 'Meals',
    spa: 'Spa',
    activity: 'Activity',
    ring: 'The stay',
  },
} as const
export type InquiryLabels = Readonly<Record<keyof typeof INQUIRY_LABELS.sv, string>>

/** Equal to the namespace `ring` of `messages/`, and the numbers from two on to `lib/i18n/count.ts`. */
export const RING = {
  sv: {
    day: 'en dag',
    night: 'en natt',
    nights: '{count} nätter',
    guest: 'en gäst',
    guests: '{count} gäster',
    winter: 'vinter',
    spring: 'vår',
    summer: 'sommar',
    fall: 'höst',
    numbers: 'två tre fyra fem sex sju åtta nio tio elva tolv',
  },
  en: {
    day: 'one day',
    night: 'one night',
    nights: '{count} nights',
    guest: 'one guest',
    guests: '{count} guests',
    winter: 'winter',
    spring: 'spring',
    summer: 'summer',
    fall: 'autumn',
    numbers: 'two three four five six seven eight nine',
  },
} as const

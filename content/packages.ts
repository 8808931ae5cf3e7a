import { daysLeft, isOffered, otherYear, spanOf } from '../lib/dates/offers.ts'
import { formatWeekdays, nameWeekdays } from '../lib/dates/weekdays.ts'
import { formatCount } from '../lib/i18n/count.ts'
import { capitalize, formatDates, formatDays, formatHours, formatWeekday } from '../lib/i18n/format.ts'
import { type Locale, locales, localize, type Localized, textIn } from '../lib/i18n/locales.ts'
import { keepRanges } from '../lib/i18n/range.ts'
import { events, retreatIncludes, retreatWeekdays } from './events.ts'
import { christmas, conference, hours, packageDays, packageTerms, spa } from './facts.ts'
import {
  addOns,
  askForPrice,
  businessStay,
  daySpaPrice,
  type HotelPackage,
  overnight,
  perNight,
  perPerson,
  priceOnRequest,
  programme,
  spaAddOns,
  stay,
} from './package-parts.ts'

const { seniorAge, seniorMinimumNights } = packageTerms
const {
  days: retreat,
  prices: [retreatPrice],
} = events.hostretreat
const retreatDays = localize((locale) => keepRanges(formatDays(retreat, locale, 'numeric')))

/** Every package, past ones included, in the order of the lists. */
export function allPackages(): readonly HotelPackage[] {
  // On the evenings of the Christmas buffet that are left.
  const evenings = daysLeft(christmas.buffet.dates)
  const christmasDates = localize((locale) =>
    formatDates(evenings, locale, otherYear({ from: christmas.buffet.dates[0] })),
  )
  return [
    {
      ...overnight,
      id: 3,
      title: { sv: 'Weekendpaket', en: 'Weekend package' },
      category: 'weekend',
      isFeatured: true,
      packageType: 'weekend',
      picture: 'hero-terrace-fire',
      price: perNight(1580),
      summary: {
        sv: 'Middag på kvällen, frukost nästa morgon och en varm bastu däremellan.',
        en: 'Dinner in the evening, breakfast the next morning and a hot sauna in between.',
      },
      description: {
        sv: 'Kom när arbetsveckan är slut. Middag och frukost ingår, spaet är öppet hela natten och vi begär ingenting av dig förrän vid utcheckningen.',
        en: 'Come when the working week is over. Dinner and breakfast are included, the spa is open all night, and we expect nothing of you until check-out.',
      },
      // assumed: addOns
      addOns: [addOns.massage, addOns.foot, addOns.pet],
    },
    {
      ...overnight,
      id: 1,
      title: { sv: 'Spa weekend', en: 'Spa weekend' },
      category: 'relax',
      packageType: 'spa-weekend',
      picture: 'hero-hot-pool-stars',
      price: priceOnRequest,
      question: askForPrice,
      summary: {
        sv: `Pool på ${spa.poolDegrees} grader, bastu på ${spa.saunaDegrees} och en natt mellan doppen.`,
        en: `A pool at ${spa.poolDegrees} degrees, a sauna at ${spa.saunaDegrees}, and a night between swims.`,
      },
      description: {
        sv: `En helg som mest handlar om värme. Spaet är öppet dygnet runt för dig som bor här, och det finns ${formatCount(spa.treatmentCount, 'sv')} behandlingar att boka till.`,
        en: `A weekend that’s mostly about keeping warm. The spa is open round the clock for hotel guests, and there are ${formatCount(spa.treatmentCount, 'en')} treatments to choose from, booked as extras.`,
      },
      terms: [],
      // assumed: addOns
      addOns: spaAddOns,
    },
    {
      ...overnight,
      id: 104,
      title: { sv: 'Härliga fredag', en: 'Lovely Friday' },
      category: 'weekend',
      packageType: 'harliga-fredag',
      weekdays: [{ from: 5, to: 6 }],
      picture: 'hero-restaurant-guests',
      price: perNight(1570),
      summary: {
        sv: 'Fredagsmiddag hos oss, lördagsfrukost utan väckarklocka.',
        en: 'Friday dinner with us, Saturday breakfast without an alarm clock.',
      },
      description: {
        sv: `Kom på fredagen. Rummet är klart från ${hours.checkIn}, middagen ingår och lördagsfrukosten står framme till ${hours.breakfast.weekends.to}.`,
        en: `Arrive on Friday. Your room is ready from ${hours.checkIn}, dinner is included, and breakfast is out until ${hours.breakfast.weekends.to} on Saturday.`,
      },
      // assumed: addOns
      addOns: [addOns.massage, addOns.infrared, addOns.pet],
    },
    {
      id: 401,
      title: { sv: 'Dagskonferens', en: 'Day conference' },
      category: 'conference',
      isFeatured: true,
      picture: 'hero-conference-morning',
      price: {
        ...perPerson(conference.dayConferencePerPersonFrom),
        isFrom: true,
        note: { sv: 'kontakta oss för pris på er dag', en: 'contact us for a price for your day' },
      },
      question: askForPrice,
      summary: {
        sv: `En arbetsdag på fjället, ${formatHours(hours.dayConference)}.`,
        en: `A working day on the mountain, ${formatHours(hours.dayConference)}.`,
      },
      description: {
        sv: `Ni börjar ${hours.dayConference.from} och slutar ${hours.dayConference.to}. Måltider och teknik väljer ni i förfrågan.`,
        en: `You start at ${hours.dayConference.from} and finish at ${hours.dayConference.to}. Choose meals and equipment in your enquiry.`,
      },
      includes: [],
      days: [],
      times: [
        {
          label: { sv: 'Konferensdagen', en: 'The conference day' },
          value: formatHours(hours.dayConference),
        },
      ],
      terms: [{ sv: 'Priset gäller exklusive moms.', en: 'The price excludes VAT.' }],
      // assumed: addOns
      addOns: [addOns.quiz, addOns.tasting],
      addOnNote: {
        sv: 'För aktiviteterna står momsen i vårt svar.',
        en: 'For the activities, VAT is stated in our reply.',
      },
    },
    {
      ...overnight,
      id: 8,
      title: { sv: `Seniorpaket ${seniorAge}+`, en: `Senior package ${seniorAge}+` },
      category: 'senior',
      packageType: 'senior',
      weekdays: packageDays.senior,
      picture: 'activity-senior-walk',
      price: perPerson(2449),
      summary: {
        sv: `Mitt i veckan, ${packageDays.senior.map((days) => nameWeekdays(days, 'sv')).join(' eller ')}.`,
        en: `Midweek: ${packageDays.senior.map((days) => nameWeekdays(days, 'en')).join(', or ')}.`,
      },
      description: {
        sv: `För dig som har fyllt ${seniorAge}. Minst ${formatCount(seniorMinimumNights, 'sv')} nätter mitt i veckan, med en hel dag emellan som du planerar själv.`,
        en: `For guests aged ${seniorAge} and over. At least ${formatCount(seniorMinimumNights, 'en')} nights midweek, with a whole day in between to plan as you like.`,
      },
      includes: [
        {
          sv: `Minst ${formatCount(seniorMinimumNights, 'sv')} övernattningar`,
          en: `At least ${formatCount(seniorMinimumNights, 'en')} nights`,
        },
        stay.dinnerAndBreakfast,
        stay.relax,
      ],
      // assumed: days
      days: [
        [programme.checkIn, programme.pool, programme.dinner],
        [
          programme.weekdayBreakfast,
          { activity: { sv: 'Dagen är din', en: 'The day is yours' } },
          programme.dinner,
        ],
        [programme.weekdayBreakfast, programme.checkOut],
      ],
      terms: [
        { sv: 'Priset gäller per person, inklusive moms.', en: 'The price is per person, including VAT.' },
        {
          sv: `Minst ${formatCount(seniorMinimumNights, 'sv')} nätter, ${packageDays.senior.map((days) => formatWeekdays(days, 'sv')).join(' eller ')}.`,
          en: `At least ${formatCount(seniorMinimumNights, 'en')} nights, ${packageDays.senior.map((days) => formatWeekdays(days, 'en')).join(' or ')}.`,
        },
      ],
      // assumed: addOns
      addOns: [addOns.massage, addOns.foot, addOns.infrared],
    },
    {
      ...overnight,
      id: 302,
      title: { sv: 'Leisure', en: 'Leisure' },
      category: 'experience',
      isFeatured: true,
      picture: 'hero-spa-morning',
      price: perNight(1525),
      summary: {
        sv: 'En natt att göra vad du vill med: middag, frukost och spa så länge du orkar.',
        en: 'A night to spend as you please: dinner, breakfast, and pool and sauna for as long as you like.',
      },
      description: {
        sv: 'Rum, middag och frukost. Resten av tiden är din: pool och bastu är öppna dygnet runt.',
        en: 'A room, dinner and breakfast. The rest of the day is yours: the pool and sauna are open round the clock.',
      },
      // assumed: days
      days: [
        [programme.checkIn, programme.pool, programme.dinner],
        [programme.anyBreakfast, programme.checkOut],
      ],
      // assumed: addOns
      addOns: [addOns.massage, addOns.aroma, addOns.pet],
    },
    {
      id: 2,
      title: { sv: 'Spa för en dag', en: 'Spa for a day' },
      category: 'relax',
      packageType: 'dagspa',
      weekdays: [hours.spaDayGuests.days],
      picture: 'spa-sauna',
      price: daySpaPrice,
      question: askForPrice,
      summary: {
        sv: `Pool och bastu mellan ${hours.spaDayGuests.from} och ${hours.spaDayGuests.to}, utan att stanna över natten.`,
        en: `Pool and sauna between ${hours.spaDayGuests.from} and ${hours.spaDayGuests.to}, without staying the night.`,
      },
      description: {
        sv: `En eftermiddag i spaet. Poolen håller ${spa.poolDegrees} grader och bastun ${spa.saunaDegrees}. Behandlingar bokar du till.`,
        en: `An afternoon in the spa. The pool is ${spa.poolDegrees} degrees and the sauna ${spa.saunaDegrees}. Treatments are booked as extras.`,
      },
      includes: [
        { sv: `Pool på ${spa.poolDegrees}°`, en: `Pool at ${spa.poolDegrees}°` },
        { sv: `Bastu på ${spa.saunaDegrees}°`, en: `Sauna at ${spa.saunaDegrees}°` },
      ],
      days: [],
      times: [
        {
          label: {
            sv: `Dagsgäster, ${formatWeekdays(hours.spaDayGuests.days, 'sv')}`,
            en: `Day guests, ${formatWeekdays(hours.spaDayGuests.days, 'en')}`,
          },
          value: formatHours(hours.spaDayGuests),
        },
      ],
      terms: [{ sv: 'Dagsgäster bokar i förväg.', en: 'Day guests need to book ahead.' }],
      // assumed: addOns
      addOns: spaAddOns,
      addOnNote: overnight.addOnNote,
    },
    {
      ...businessStay,
      id: 4,
      title: { sv: 'Business+', en: 'Business+' },
      picture: 'food-breakfast-buffet',
      price: perNight(1650),
      summary: {
        sv: `Rum, wifi, frukost och spa, ${nameWeekdays(packageDays.business, 'sv')}.`,
        en: `A room, Wi-Fi, breakfast and the spa, ${nameWeekdays(packageDays.business, 'en')}.`,
      },
      description: {
        sv: `För dig som reser i jobbet. Frukosten börjar ${hours.breakfast.weekdays.from} och spaet är öppet dygnet runt.`,
        en: `For business trips. Breakfast starts at ${hours.breakfast.weekdays.from} and the spa is open round the clock.`,
      },
    },
    {
      ...businessStay,
      id: 5,
      title: { sv: 'Business', en: 'Business' },
      picture: 'room-window-seat',
      price: perNight(1525),
      summary: {
        sv: `Rum, wifi, frukost från ${hours.breakfast.weekdays.from} och spa, ${nameWeekdays(packageDays.business, 'sv')}.`,
        en: `A room, Wi-Fi, breakfast from ${hours.breakfast.weekdays.from} and the spa, ${nameWeekdays(packageDays.business, 'en')}.`,
      },
      description: {
        sv: `För dig som reser i jobbet. Frukosten står framme från ${hours.breakfast.weekdays.from} och bastun är varm när du kommer tillbaka.`,
        en: `For working trips. Breakfast is out from ${hours.breakfast.weekdays.from}, and the sauna is hot when you get back.`,
      },
    },
    {
      ...overnight,
      id: 303,
      title: { sv: 'Höstretreat', en: 'Autumn retreat' },
      category: 'weekend',
      packageType: 'hostreatreat',
      onlyIn: 'sv',
      dated: retreat,
      picture: 'legend-4-windows',
      price: perPerson(retreatPrice.kronor),
      summary: {
        sv: `${capitalize(nameWeekdays(retreatWeekdays, 'sv'))} ${retreatDays.sv}, när ljuset är lågt och bastun varm.`,
        en: `${nameWeekdays(retreatWeekdays, 'en')}, ${retreatDays.en}: low light and a hot sauna.`,
      },
      description: {
        sv: `Två nätter, två middagar och ingen brådska emellan. Du checkar in på ${formatWeekday(retreatWeekdays.from, 'sv')}en från ${hours.checkIn} och ut på ${formatWeekday(retreatWeekdays.to, 'sv')}en senast ${hours.checkOut}.`,
        en: `Two nights, two dinners and no hurry in between. Check in from ${hours.checkIn} on ${formatWeekday(retreatWeekdays.from, 'en')} and out by ${hours.checkOut} on ${formatWeekday(retreatWeekdays.to, 'en')}.`,
      },
      includes: retreatIncludes,
      // assumed: days
      days: [
        [programme.checkIn, programme.pool, programme.dinner],
        [programme.weekendBreakfast, programme.pool, programme.dinner],
        [programme.weekendBreakfast, programme.checkOut],
      ],
      terms: [
        {
          sv: 'Priset gäller per person för båda nätterna, inklusive moms.',
          en: 'The price is per person for both nights, including VAT.',
        },
      ],
      // assumed: addOns
      addOns: [addOns.massage, addOns.aroma, addOns.infrared],
    },
    {
      ...overnight,
      id: 304,
      title: { sv: 'Julpaket', en: 'Christmas package' },
      category: 'experience',
      dated: spanOf(christmas.buffet.dates),
      dates: christmas.buffet.dates,
      picture: 'food-christmas-wide',
      price: perNight(1673),
      summary: {
        sv: `Ett rum när julbordet dukas: ${christmasDates.sv}.`,
        en: `A room on the dates of the Christmas buffet: ${christmasDates.en}.`,
      },
      description: {
        sv: 'Rum, middag och frukost de dagar då julbordet dukas.',
        en: 'A room, dinner and breakfast on the days of the Christmas buffet.',
      },
      terms: [
        ...overnight.terms,
        { sv: `Gäller ${christmasDates.sv}.`, en: `Available on ${christmasDates.en}.` },
      ],
      // assumed: addOns
      addOns: [addOns.massage, addOns.foot, addOns.pet],
    },
  ]
}

/** Where the retreat is for those whose list lacks it; undefined where the list has it or it is over. */
export function retreatElsewhere(locale: Locale): string | undefined {
  if (locale === 'sv' || !isOffered(retreat)) return undefined
  return `The autumn retreat, ${retreatDays.en}, has [a page of its own](/hostretreat).`
}

/** The packages of one locale's list that can be booked: eleven in Swedish, ten in English, fewer after the season. */
export function packagesFor(locale: Locale): HotelPackage[] {
  return listedIn(locale).filter(({ dated }) => !dated || isOffered(dated))
}

/** The ids of a package's card: in the page's locale first, then in the others, for links from there. */
export function anchorsOf({ title }: HotelPackage, locale: Locale): string[] {
  return [...new Set([locale, ...locales].map((other) => packageAnchor(textIn(title, other))))]
}

/** A title in lower case with hyphens, å and ä as a, ö as o. */
export function packageAnchor(title: string): string {
  return title.toLowerCase().replace(/\s+/g, '-').replace(/[åä]/g, 'a').replace(/ö/g, 'o')
}

/** The packages that can no longer be booked: a sentence about each, and its card's ids for links that were shared. */
export function pastPackages(locale: Locale): { anchors: string[]; text: string }[] {
  return listedIn(locale).flatMap((item) => {
    const { title, dated, dates } = item
    if (!dated || isOffered(dated)) return []
    const days = dates ? formatDates(dates, locale, 'numeric') : formatDays(dated, locale, 'numeric')
    const text: Localized = {
      sv: `${title.sv} gällde ${days} och går inte längre att boka.`,
      en: `${title.en} was for ${days} and can’t be booked any more.`,
    }
    return { anchors: anchorsOf(item, locale), text: textIn(text, locale) }
  })
}

function listedIn(locale: Locale): HotelPackage[] {
  return allPackages().filter(({ onlyIn = locale }) => onlyIn === locale)
}

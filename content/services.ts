import {
  Accessibility,
  Baby,
  Ban,
  BedSingle,
  Coffee,
  CreditCard,
  Dog,
  Droplet,
  Footprints,
  Gift,
  Info,
  KeyRound,
  type LucideIcon,
  Luggage,
  Martini,
  Moon,
  PawPrint,
  PlugZap,
  Salad,
  Search,
  Snowflake,
  Soup,
  Tent,
  Thermometer,
  Tv,
  Utensils,
  Waves,
  WheatOff,
  Wifi,
} from 'lucide-react'
import type { WeekHours } from '@/lib/dates/opening'
import { formatWeekdays, nameWeekdays } from '@/lib/dates/weekdays'
import { formatCount } from '@/lib/i18n/count'
import {
  capitalize,
  formatHours,
  formatList,
  formatMonth,
  formatMonths,
  formatPrice,
  formatRange,
} from '@/lib/i18n/format'
import { type Locale, localize, type Localized, textIn } from '@/lib/i18n/locales'
import { charging } from './charging'
import {
  activitySeasons,
  conference,
  dinnerDays,
  giftCards,
  hotel,
  hours,
  houseRules,
  lowestTreatmentPrice,
  menuPrices,
  paymentMethods,
  rooms,
  spa,
} from './facts'
import { groupPlaces } from './group-places'
import type { PictureName } from './pictures'
import { guestEvenings } from './restaurant'

const everyDay: Localized = { sv: 'alla dagar', en: 'every day' }

/** One service: what there is, and its conditions, a line each. */
export interface Service {
  icon: LucideIcon
  /** The page that says more. */
  href: string
  title: Localized
  /** Lines are separated by `\n` and shown as such. */
  description: Localized
  /** For the chart of a day. */
  hours?: readonly { days: Localized; from: string; to: string }[]
}

interface ServiceGroup {
  id: string
  heading: Localized
  /** Above the heading, in wide windows beside or above the services. */
  picture: PictureName
  services: readonly Service[]
}

const { skiTrack, snowmobile } = activitySeasons

const placeLines = (locale: Locale, upTo: string) =>
  groupPlaces.map(({ name, capacity }) => `${textIn(name, locale)} ${upTo} ${capacity}`).join('\n')

const weekHours = (week: WeekHours): Service['hours'] =>
  Object.values(week).map((span) => ({
    ...span,
    days: localize((locale) => formatWeekdays(span.days, locale, 'short')),
  }))

/** The hours of a week, a line for each part. */
const weekLines = (week: WeekHours) =>
  localize((locale) =>
    Object.values(week)
      .map((span) => `${capitalize(formatWeekdays(span.days, locale))} ${formatHours(span)}`)
      .join('\n'),
  )

/** All services, by the moment at which a guest looks for them. */
export const serviceGroups: readonly ServiceGroup[] = [
  {
    id: 'arrival',
    heading: { sv: 'Ankomst och avresa', en: 'Arrival and departure' },
    picture: 'ev-charging-winter',
    services: [
      {
        icon: KeyRound,
        href: '/boende',
        title: { sv: 'In- och utcheckning', en: 'Check-in and check-out' },
        description: {
          sv: `Rummet är klart från ${hours.checkIn}.\nDu lämnar det senast ${hours.checkOut}.`,
          en: `Your room is ready from ${hours.checkIn}.\nCheck-out is by ${hours.checkOut}.`,
        },
      },
      {
        hours: weekHours(hours.reception),
        icon: Info,
        href: '/hitta-till-oss',
        title: { sv: 'Reception', en: 'Reception' },
        description: {
          sv: `${weekLines(hours.reception).sv}\nÖvriga tider svarar vi i telefon.`,
          en: `${weekLines(hours.reception).en}\nOut of hours, we still answer the phone.`,
        },
      },
      {
        hours: [{ days: everyDay, from: hours.lateArrivalAfter, to: '24:00' }],
        icon: Moon,
        href: '/fragor-och-svar#sen-ankomst',
        title: { sv: 'Sen ankomst', en: 'Late arrival' },
        description: {
          sv: `Efter ${hours.lateArrivalAfter}: säg till när du bokar.`,
          en: `After ${hours.lateArrivalAfter}, please say so when you book.`,
        },
      },
      {
        icon: Luggage,
        href: '/fragor-och-svar#bagage',
        title: { sv: 'Bagageförvaring', en: 'Luggage storage' },
        description: {
          sv: 'Bagaget förvarar vi utan kostnad.\nStäll väskan hos oss och gå ut.',
          en: 'Luggage is stored free of charge.\nLeave your bag with us and get outside.',
        },
      },
      {
        icon: CreditCard,
        href: '/fragor-och-svar#betalning',
        title: { sv: 'Betalning', en: 'Payment' },
        description: localize((locale) => `${formatList(textIn(paymentMethods, locale), locale)}.`),
      },
      {
        icon: PlugZap,
        href: '/hitta-till-oss',
        title: { sv: 'Elbilsladdning', en: 'EV charging' },
        description: {
          sv: `${capitalize(charging.sv.posts)}.\n${capitalize(charging.sv.fee)}.`,
          en: `${capitalize(charging.en.posts)}.\n${capitalize(charging.en.fee)}.`,
        },
      },
    ],
  },
  {
    id: 'room',
    heading: { sv: 'På rummet', en: 'In the room' },
    picture: 'room-bathroom',
    services: [
      {
        icon: Wifi,
        href: '/fragor-och-svar#wifi',
        title: { sv: 'Wifi', en: 'Wi-Fi' },
        description: {
          sv: 'Wifi är gratis.\nUtsikten laddar ändå snabbare.',
          en: 'Wi-Fi is free.\nThe view still loads faster.',
        },
      },
      {
        icon: Accessibility,
        href: '/boende#accessible',
        title: { sv: 'Tillgänglighets\u00ADanpassat rum', en: 'Accessible room' },
        description: {
          sv: `${rooms.accessible.sizeSqm}\u00A0m², plats för ${formatCount(rooms.accessible.maxGuests, 'sv')}.\nFrån ${formatPrice(rooms.accessible.priceForTwoFrom, 'sv')} per natt för två.`,
          en: `${rooms.accessible.sizeSqm}\u00A0m², sleeps ${formatCount(rooms.accessible.maxGuests, 'en')}.\nFrom ${formatPrice(rooms.accessible.priceForTwoFrom, 'en')} per night for two.`,
        },
      },
      {
        icon: PawPrint,
        href: '/boende#pet-friendly',
        title: { sv: 'Husdjur', en: 'Pets' },
        description: {
          sv: `Husdjur bor i utvalda rum,\n${formatPrice(rooms.petFriendly.pricePerPet, 'sv')} per djur.`,
          en: `Pets stay in selected rooms,\n${formatPrice(rooms.petFriendly.pricePerPet, 'en')} per pet.`,
        },
      },
      {
        icon: Dog,
        href: '/boende#accessible',
        title: { sv: 'Ledarhund', en: 'Guide dogs' },
        description: {
          sv: 'Ledarhunden bor gratis.\nTa med hundens legitimation.',
          en: 'Guide dogs stay free.\nBring the dog’s ID.',
        },
      },
      {
        icon: BedSingle,
        href: '/fragor-och-svar#extrasang',
        title: { sv: 'Extrabädd', en: 'Extra bed' },
        description: { sv: 'Finns mot avgift.', en: 'There’s a charge for an extra bed.' },
      },
      {
        icon: Baby,
        href: '/fragor-och-svar#extrasang',
        title: { sv: 'Spjälsäng', en: 'Cot' },
        description: { sv: 'Finns mot avgift.', en: 'There’s a charge for a cot.' },
      },
      {
        icon: Ban,
        href: '/villkor',
        title: { sv: 'Rökfritt', en: 'No smoking' },
        description: {
          sv: `Rummen är rökfria. Avgiften för rökning är\n${formatPrice(houseRules.smokingFee, 'sv')} och betalas vid utcheckningen.`,
          en: `Rooms are non-smoking. The charge for smoking is\n${formatPrice(houseRules.smokingFee, 'en')}, payable at check-out.`,
        },
      },
      {
        icon: Ban,
        href: '/villkor',
        title: { sv: 'Medhavd alkohol', en: 'Your own alcohol' },
        description: {
          sv: `Egen alkohol får inte tas med.\nAvgiften är ${formatPrice(houseRules.alcoholFinePerPerson, 'sv')} per person.`,
          en: `You may not bring your own alcohol.\nThe charge is ${formatPrice(houseRules.alcoholFinePerPerson, 'en')} per person.`,
        },
      },
      {
        icon: Search,
        href: '/kvarglomt',
        title: { sv: 'Kvarglömt', en: 'Lost property' },
        description: {
          sv: `Kvarglömda saker sparar vi i ${formatCount(houseRules.lostItemsKeptMonths, 'sv')} månader.\nMat, dryck, underkläder och hygienartiklar sparas inte.`,
          en: `We keep what you left behind for ${formatCount(houseRules.lostItemsKeptMonths, 'en')} months,\nbut not food, drink, underwear or toiletries.`,
        },
      },
    ],
  },
  {
    id: 'table',
    heading: { sv: 'Mat och dryck', en: 'Food and drink' },
    picture: 'food-breakfast-buffet',
    services: [
      {
        hours: weekHours(hours.breakfast),
        icon: Coffee,
        href: '/weekly-menu?menu=breakfast',
        title: { sv: 'Frukost', en: 'Breakfast' },
        description: {
          sv: `${weekLines(hours.breakfast).sv}\nIngår när du bor här. Annars ${formatPrice(menuPrices.breakfastBuffet, 'sv')}, Frukost Deluxe ${formatPrice(menuPrices.breakfastDeluxe, 'sv')}.`,
          en: `${weekLines(hours.breakfast).en}\nIncluded when you stay with us. Otherwise ${formatPrice(menuPrices.breakfastBuffet, 'en')}, Breakfast Deluxe ${formatPrice(menuPrices.breakfastDeluxe, 'en')}.`,
        },
      },
      {
        icon: Salad,
        href: '/weekly-menu',
        title: { sv: 'Lunch', en: 'Lunch' },
        description: {
          sv: `${formatPrice(menuPrices.lunch, 'sv')}, bokas i förväg.\nSalladsbuffé, bröd och kaffe med kaka ingår alltid.`,
          en: `${formatPrice(menuPrices.lunch, 'en')}, book ahead.\nSalad buffet, bread and coffee with cake are always included.`,
        },
      },
      {
        icon: Utensils,
        href: '/weekly-menu?menu=weekend',
        title: { sv: 'Helgmiddag', en: 'Weekend dinner' },
        description: {
          sv: `Vi serverar två rätter varje ${nameWeekdays(dinnerDays, 'sv')}.\nFör dig som bor här serverar köket middag ${guestEvenings.sv}.`,
          en: `We serve two courses every ${nameWeekdays(dinnerDays, 'en')}.\nHotel guests are served dinner ${guestEvenings.en}.`,
        },
      },
      {
        icon: Martini,
        href: '/weekly-menu?menu=bar',
        title: { sv: 'Bar och snacks', en: 'Bar and snacks' },
        description: {
          sv: `Charkbricka ${formatPrice(menuPrices.charcuterieBoard, 'sv')}\nNachos ${formatPrice(menuPrices.nachos, 'sv')}\nSnacks ${formatPrice(menuPrices.snacks, 'sv')}`,
          en: `Charcuterie board ${formatPrice(menuPrices.charcuterieBoard, 'en')}\nNachos ${formatPrice(menuPrices.nachos, 'en')}\nSnacks ${formatPrice(menuPrices.snacks, 'en')}`,
        },
      },
      {
        icon: WheatOff,
        href: '/fragor-och-svar#specialkost',
        title: { sv: 'Allergi och specialkost', en: 'Allergies and special diets' },
        description: {
          sv: 'Hör av dig i förväg, så att köket hinner förbereda sig.',
          en: 'Let us know in advance, so that the kitchen’s prepared.',
        },
      },
      {
        icon: Soup,
        href: '/restaurant',
        title: { sv: 'Husmanskost', en: 'Husmanskost' },
        description: {
          sv: `Vi lagar husmanskost ${nameWeekdays(dinnerDays, 'sv')}.\nPå helgen finns också en trerättersmeny.`,
          en: `We serve Swedish home cooking on ${nameWeekdays(dinnerDays, 'en', { isPlural: true })}.\nAt weekends there’s a three-course menu, too.`,
        },
      },
    ],
  },
  {
    id: 'outdoors',
    heading: { sv: 'Utomhus', en: 'Outdoors' },
    picture: 'activity-running-track',
    services: [
      {
        icon: Footprints,
        href: '/upplevelser',
        title: { sv: 'Elljusspår', en: 'Floodlit track' },
        description: {
          sv: `Spåret är ${hotel.floodlitTrackKm}\u00A0km.\nPå sommaren finns löpslingor på ${hotel.summerLoopsKm.join(' eller ')}\u00A0km.`,
          en: `The track is ${hotel.floodlitTrackKm}\u00A0km.\nIn summer there are running loops of ${hotel.summerLoopsKm.join(' or ')}\u00A0km.`,
        },
      },
      {
        icon: Snowflake,
        href: '/upplevelser?season=winter',
        title: { sv: 'Vinter på fjället', en: 'Winter on the mountain' },
        description: {
          sv: `Skidsäsongen varar från ${formatMonth(skiTrack.from, 'sv')} till ${formatMonth(skiTrack.to, 'sv')},\nskotersäsongen från ${formatMonth(snowmobile.from, 'sv')} till ${formatMonth(snowmobile.to, 'sv')}.`,
          en: `Cross-country trails ${formatMonths(skiTrack, 'en')}.\nSnowmobile tours ${formatMonths(snowmobile, 'en')}.`,
        },
      },
      {
        icon: Tent,
        href: '/conference',
        title: { sv: 'Platser för grupper', en: 'Spaces for groups' },
        description: { sv: placeLines('sv', 'för högst'), en: placeLines('en', 'for up to') },
      },
    ],
  },
  {
    id: 'water',
    heading: { sv: 'Spa och behandlingar', en: 'Spa and treatments' },
    picture: 'spa-massage',
    services: [
      {
        hours: [{ days: everyDay, from: '00:00', to: '24:00' }],
        icon: Waves,
        href: '/relax',
        title: { sv: 'Spa', en: 'Spa' },
        description: {
          sv: `Pool ${spa.poolDegrees}°, bastu ${spa.saunaDegrees}°.\nGratis för dig som bor här, dygnet runt.`,
          en: `Pool ${spa.poolDegrees}°, sauna ${spa.saunaDegrees}°.\nFree for hotel guests, round the clock.`,
        },
      },
      {
        hours: weekHours({ spa: hours.spaDayGuests }),
        icon: Thermometer,
        href: '/relax',
        title: { sv: 'Spa för dagsgäster', en: 'Spa for day guests' },
        description: {
          sv: `${weekLines({ spa: hours.spaDayGuests }).sv}, bokas i förväg.\nFrån ${formatPrice(spa.dayGuestPerPersonFrom, 'sv')} per person, barn ${formatRange(0, spa.childHalfPriceUpToAge)} år halva priset.`,
          en: `${weekLines({ spa: hours.spaDayGuests }).en}, book ahead.\nFrom ${formatPrice(spa.dayGuestPerPersonFrom, 'en')} per person, children aged ${formatRange(0, spa.childHalfPriceUpToAge)} half price.`,
        },
      },
      {
        icon: Droplet,
        href: '/relax',
        title: { sv: 'Behandlingar', en: 'Treatments' },
        description: {
          sv: `${formatCount(spa.treatmentCount, 'sv', { startsSentence: true })} behandlingar, från ${formatPrice(lowestTreatmentPrice, 'sv')}.\nBoka senast en vecka före ankomst.`,
          en: `${formatCount(spa.treatmentCount, 'en', { startsSentence: true })} treatments, from ${formatPrice(lowestTreatmentPrice, 'en')}.\nBook at least a week before arrival.`,
        },
      },
    ],
  },
  {
    id: 'together',
    heading: { sv: 'Möten och presentkort', en: 'Meetings and gift cards' },
    picture: 'hero-conference-morning',
    services: [
      {
        icon: Tv,
        href: '/conference',
        title: { sv: 'Konferensrum', en: 'Conference rooms' },
        description: {
          sv: `${formatCount(hotel.conferenceRoomCount, 'sv', { startsSentence: true })} rum för ${formatRange(conference.meetingRooms.from, conference.meetingRooms.to)} personer.`,
          en: `${formatCount(hotel.conferenceRoomCount, 'en', { startsSentence: true })} rooms for ${formatRange(conference.meetingRooms.from, conference.meetingRooms.to)} people.`,
        },
      },
      {
        icon: Gift,
        href: '/presentkort',
        title: { sv: 'Presentkort', en: 'Gift cards' },
        description: {
          sv: `${giftCards.values.map((value) => formatPrice(value, 'sv')).join(', ')}, eller valfritt från ${formatPrice(giftCards.freeAmountFrom, 'sv')}.\nGäller i ${formatCount(giftCards.validMonths, 'sv')} månader.`,
          en: `${giftCards.values.map((value) => formatPrice(value, 'en')).join(', ')}, or any amount from ${formatPrice(giftCards.freeAmountFrom, 'en')}.\nValid for ${formatCount(giftCards.validMonths, 'en')} months.`,
        },
      },
    ],
  },
]

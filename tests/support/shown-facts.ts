import {
  cancellation,
  christmas,
  conference,
  distancesKm,
  foodEvents,
  giftCards,
  groupTerms,
  hotel,
  hours,
  houseRules,
  jobTerms,
  newYear,
  packagePrices,
  retention,
  rooms,
  spa,
} from '@/content/facts'
import { venue } from '@/content/venue'
import { formatCount } from '@/lib/i18n/count'
import { formatDate, formatDates, formatDays, formatHours, formatPrice, formatRange } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

/** The facts that each page states, as a guest reads them. Each has a unit or another part that makes it unmistakable. */
export function shownFacts(locale: Locale): Readonly<Record<string, readonly string[]>> {
  const price = (kronor: number) => formatPrice(kronor, locale)
  const percent = (share: number) => (locale === 'sv' ? `${share} %` : `${share}%`)
  const day = (date: string) => formatDate(date, locale)
  const { autumnRetreatPerPerson, ...pricesInBothLists } = packagePrices
  const stay = [hours.checkIn, hours.checkOut]
  const retreat = [price(autumnRetreatPerPerson), formatDays(foodEvents.retreat, locale, 'numeric')]
  const lunchToLunch = Object.values(hours.lunchToLunch)

  return {
    '/': [
      ...[packagePrices.weekend, packagePrices.business].map(price),
      ...retreat,
      ...stay,
      ...Object.values(hours.reception).map(formatHours),
    ],
    '/paketerbjudanden': [
      ...Object.values(pricesInBothLists).map(price),
      ...(locale === 'sv' ? [price(autumnRetreatPerPerson)] : []),
      formatDates(christmas.buffet.dates, locale),
      formatHours(hours.dayConference),
      ...stay,
    ],
    '/boende': [
      ...Object.values(rooms).map(({ sizeSqm }) => `${sizeSqm} m²`),
      ...[
        rooms.standard.pricePerPersonFrom,
        rooms.petFriendly.pricePerPet,
        rooms.accessible.priceForTwoFrom,
        rooms.deluxe.pricePerPersonFrom,
        rooms.deluxe.priceForTwo,
      ].map(price),
      ...Object.values(hours.breakfast).map(formatHours),
      ...stay,
    ],
    '/relax': [
      `${spa.poolDegrees}°`,
      `${spa.saunaDegrees}°`,
      ...Object.values(spa.treatments).flatMap((options) => options.map((option) => price(option.price))),
      price(spa.dayGuestPerPersonFrom),
      formatHours(hours.spaDayGuests),
    ],
    '/presentkort': [...giftCards.values, giftCards.freeAmountFrom].map(price),
    '/conference': [
      price(conference.dayConferencePerPersonFrom),
      formatHours(hours.dayConference),
      ...lunchToLunch,
      formatRange(conference.meetingRooms.from, conference.meetingRooms.to),
    ],
    '/conference-packages': [price(conference.dayConferencePerPersonFrom), ...lunchToLunch],
    '/teambuilding': Object.values(conference.teambuilding).map(price),
    '/hostretreat': [...retreat, hours.retreatCheckIn, hours.retreatCheckOut],
    '/food-event/kraftskiva': [formatDays(foodEvents.crayfish, locale, 'numeric')],
    '/food-event/surstrommingsfest': [price(foodEvents.surstrommingPerPerson)],
    '/nyar': [
      ...[newYear.packagePerPerson, newYear.dinnerOnlyPerPerson].map(price),
      ...Object.values(hours.newYearProgramme),
      day(newYear.date),
    ],
    '/julbord': [
      ...[
        christmas.buffet.adult,
        christmas.buffet.child,
        christmas.lunchBuffet.adult,
        christmas.lunchBuffet.child,
        christmas.companyPackageFromExVat,
      ].map(price),
      formatHours(hours.christmasLunch),
    ],
    '/hitta-till-oss': [
      ...Object.values(distancesKm).map((distance) => `${distance} km`),
      venue.phone.display[locale],
    ],
    '/villkor': [
      ...[houseRules.smokingFee, houseRules.alcoholFinePerPerson, houseRules.valuablesLiability].map(price),
      ...[cancellation.full, cancellation.half, cancellation.quarter].map((step) => percent(step.percent)),
      formatRange(cancellation.half.daysFrom, cancellation.half.daysTo),
      hours.lastQuarterRefundUntil,
      hours.lateArrivalAfter,
    ],
    '/villkor?tab=event': groupTerms.feePercents.map(percent),
    '/villkor?tab=privacy': [
      locale === 'sv' ? `${retention.daysAfterStay} dagar` : `${retention.daysAfterStay} days`,
      locale === 'sv'
        ? `${formatCount(retention.monthsAfterMembership, locale)} månader`
        : `${formatCount(retention.monthsAfterMembership, locale)} months`,
    ],
    '/service-utbud': [formatHours(hours.spaDayGuests), `${hotel.floodlitTrackKm} km`],
    '/lediga-jobb': [
      ...[jobTerms.chefPercent, jobTerms.receptionistPercent].map(({ from, to }) => formatRange(from, to)),
      jobTerms.collectiveAgreement,
      locale === 'sv'
        ? `${formatCount(jobTerms.breakfastHostProbationMonths, locale)} månader`
        : `${formatCount(jobTerms.breakfastHostProbationMonths, locale)} months`,
    ],
  }
}

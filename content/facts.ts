import type { Localized } from '../lib/i18n/locales.ts'

/**
 * Prices, hours, capacities, dates and distances of the hotel, stated once; those of a package or an event are in its
 * entry. Pages, structured data, answers and emails read from here. Money is whole Swedish kronor including VAT unless
 * noted otherwise; hours are local time, `HH:MM`; dates are `YYYY-MM-DD`.
 *
 * Where the hotel's documents give two values for one fact, guests see one; docs/behaviour.md has the other with its
 * source, until the hotel decides.
 */

/** Sizes in square metres, capacity in persons. */
export const rooms = {
  standard: { sizeSqm: 23, maxGuests: 3, pricePerPersonFrom: 1545 },
  petFriendly: { sizeSqm: 25, maxGuests: 3, pricePerRoomFrom: 1545, pricePerPet: 450 },
  accessible: { sizeSqm: 26, maxGuests: 3, priceForTwoFrom: 1960 },
  deluxe: { sizeSqm: 25, maxGuests: 2, pricePerPersonFrom: 1998, priceForTwo: 3995 },
} as const

export const hotel = {
  roomCount: 40,
  conferenceRoomCount: 8,
  chargingPosts: 2,
  chargersType2: 4,
  floodlitTrackKm: 3,
  summerLoopsKm: [3, 5],
  bookingSteps: 3,
  giftCardPaymentStep: 3,
  inquiryAnswerHours: 24,
} as const

/** Days of the week, from 1 for Monday to 7 for Sunday. */
const [mondayToFriday, weekend] = [
  { from: 1, to: 5 },
  { from: 6, to: 7 },
] as const

const cardsAndSwish = ['VISA', 'Mastercard', 'American Express', 'Swish'] as const

export const paymentMethods: Localized<readonly string[]> = {
  sv: [...cardsAndSwish, 'kontanter'],
  en: [...cardsAndSwish, 'cash'],
}

export const hours = {
  checkIn: '15:00',
  checkOut: '11:00',
  reception: {
    weekdays: { days: mondayToFriday, from: '08:00', to: '17:00' },
    weekends: { days: weekend, from: '09:00', to: '16:00' },
  },
  lateArrivalAfter: '21:00',
  breakfast: {
    weekdays: { days: mondayToFriday, from: '06:00', to: '09:30' },
    weekends: { days: weekend, from: '07:00', to: '10:00' },
  },
  spaDayGuests: { days: { from: 1, to: 6 }, from: '13:00', to: '18:00' },
  dayConference: { from: '08:00', to: '16:00' },
  lunchToLunch: { fromDayOne: '12:00', toDayTwo: '13:00' },
  christmasLunch: { from: '11:00', to: '14:00' },
  newYearProgramme: { supper: '18:30', toast: '00:00' },
  lastQuarterRefundUntil: '12:00',
} as const

/** Days of the week of the packages that are bound to some. */
export const packageDays = {
  business: { from: 1, to: 4 },
  senior: [
    { from: 1, to: 3 },
    { from: 3, to: 5 },
  ],
} as const

export const packageTerms = { seniorMinimumNights: 2, seniorAge: 60 } as const

/** The days of the week of husmanskost and of the dinner of two courses. */
export const dinnerDays = { from: 5, to: 6 } as const

/** The days of the week on whose evenings the kitchen serves dinner to hotel guests. */
export const guestDinnerDays = { from: 1, to: 7 } as const

export const menuPrices = {
  lunch: 220,
  breakfastBuffet: 185,
  breakfastDeluxe: 285,
  weekendBuffet: 345,
  charcuterieBoard: 195,
  snacks: 125,
  nachos: 155,
} as const

/** The weeks that the weekend menu was written for. */
export const weekendMenuWeeks = { from: 24, to: 25 } as const

/** Minutes and price of each length. */
const treatments = {
  classicMassage: [
    { minutes: 25, price: 595 },
    { minutes: 50, price: 1050 },
  ],
  aromaMassage: [
    { minutes: 25, price: 545 },
    { minutes: 50, price: 1095 },
  ],
  facial: [{ minutes: 25, price: 499 }],
  footTreatment: [{ minutes: 25, price: 499 }],
  infraredHeat: [{ minutes: 45, price: 295 }],
} as const

export const lowestTreatmentPrice = Math.min(
  ...Object.values(treatments)
    .flat()
    .map(({ price }) => price),
)

/** Temperatures in degrees Celsius. */
export const spa = {
  poolDegrees: 37,
  saunaDegrees: 90,
  treatmentCount: Object.keys(treatments).length,
  dayGuestPerPersonFrom: 130,
  childHalfPriceUpToAge: 6,
  treatments,
} as const

export const giftCards = { values: [600, 1500, 3000], freeAmountFrom: 500, validMonths: 12 } as const

/** Conference and team building. Capacities in persons; prices per person. */
export const conference = {
  /** Excluding VAT. */
  dayConferencePerPersonFrom: 910,
  meetingRooms: { from: 2, to: 100 },
  /** Per person; whether VAT is included is not known. */
  teambuilding: { groupActivity: 249, drinkTastingFrom: 600, escapeAndMystery: 700 },
} as const

/** Months 1 to 12, for the activities whose months the hotel states. */
export const activitySeasons = {
  skiTrack: { from: 12, to: 4 },
  snowmobile: { from: 12, to: 3 },
  hiking: { from: 5, to: 10 },
} as const

/** Age of the spring in years, according to the legend. */
export const springYears = 1000

/** Prices per person. */
export const christmas = {
  buffet: { adult: 675, child: 399, dates: ['2025-11-29', '2025-12-06', '2025-12-12'] },
  lunch: {
    adult: 395,
    child: 120,
    dates: ['2025-12-15', '2025-12-16', '2025-12-17', '2025-12-18', '2025-12-19'],
  },
  childUpToAge: 6,
  /** When groups and companies can have a Christmas buffet, too. */
  season: { from: '2025-11-28', to: '2025-12-23' },
  /** Excluding VAT. */
  companyPackageFromExVat: 550,
  groupFrom: 6,
} as const

export const houseRules = {
  minimumAge: 18,
  smokingFee: 3500,
  alcoholFinePerPerson: 1000,
  valuablesLiability: 2000,
  lostItemsKeptMonths: 3,
} as const

const [fullRefundFrom, halfRefundFrom] = [15, 7]

/** Refunds on cancellation, by days before arrival. */
export const cancellation = {
  full: { percent: 100, daysFrom: fullRefundFrom },
  half: { percent: 50, daysFrom: halfRefundFrom, daysTo: fullRefundFrom - 1 },
  quarter: { percent: 25, untilDaysBefore: 2, daysTo: halfRefundFrom - 1 },
} as const

/** Days before arrival; percentages of the agreed price. */
export const groupTerms = {
  depositPercent: 25,
  depositDueDays: 10,
  invoiceDueDays: 10,
  lateInterestPointsAboveReference: 8,
  /** What a cancellation costs from so many days before arrival; later than the last of them, all. */
  cancellationFees: [
    { daysFrom: 30, percent: 0 },
    { daysFrom: 14, percent: 25 },
    { daysFrom: 7, percent: 50 },
    { daysFrom: 3, percent: 75 },
  ],
} as const

export const retention = {
  daysAfterStay: 365,
  monthsAfterMembership: 12,
  /** assumed: the same length as for stays */
  daysAfterApplication: 365,
} as const

/** Road distances in kilometres. The hotel states no travel times. */
export const distancesKm = { lycksele: 68, skelleftea: 101, pitea: 165, umea: 183, lulea: 214 } as const

export const jobTerms = {
  chefPercent: { from: 75, to: 100 },
  receptionistPercent: { from: 50, to: 100 },
  cleaningPercent: { from: 50, to: 100 },
  breakfastHostProbationMonths: 6,
  collectiveAgreement: 'HRF',
} as const

const documentMegabytes = 5

export const uploadLimits = {
  megabytes: documentMegabytes,
  /** CV, cover letter and the form around them. */
  requestMegabytes: 2 * documentMegabytes + 1,
  extensions: ['pdf', 'doc', 'docx'],
} as const

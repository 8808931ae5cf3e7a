import type { MessageKey } from '@/components/forms/core/result'
import { atMost, email, figures, isoDay, line, message, orNull, text, z } from '@/components/forms/core/zod'
import {
  type CategoryWithPackages,
  conferenceTypes,
  type DateKind,
  type PackageType,
  packageTypes,
} from '@/content/inquiry-choices'
import type { InquiryDays } from '@/content/subjects'
import { countNights, isStayOn, isVisitOn } from '@/lib/dates/own-days'
import { inYears, today } from '@/lib/dates/today'

const optionalText = text.check(atMost('freeText')).transform(orNull)

const optionalChoice = <const Choice extends string>(
  choices: readonly Choice[],
  error: (input: unknown) => MessageKey = () => 'chooseOption',
) =>
  z
    .enum(['', ...choices], { error: ({ input }) => error(input) })
    .transform((choice) => (choice === '' ? null : (choice as Choice)))

/** What the form does not show for a tab or category does not come along, also where it was posted. */
const notAsked = z.unknown().transform(() => null)
const notOffered = z.unknown().transform(() => false)

const wishes = { requestSpa: z.boolean(), requestActivity: z.boolean() }

const conference = {
  conferenceType: optionalChoice(conferenceTypes),
  needsAccommodation: z.enum(['yes', 'no'], message('chooseOption')),
  accommodationNotes: optionalText,
  meals: z.object({
    lunch: z.boolean(),
    dinner: z.boolean(),
    morningCoffee: z.boolean(),
    afternoonCoffee: z.boolean(),
  }),
}

/** What both tabs ask for. A category adds fields of its own. */
const guest = z.object({
  about: z.string(),
  dates: z.string().transform(orNull),
  name: line.min(2, message('nameTooShort')).check(atMost('name')),
  email: email(message('emailInvalid')),
  phone: figures.regex(/(?:\d\D*){6}/, message('phoneTooShort')).check(atMost('phone')),
  additionalRequests: optionalText,
  packageType: notAsked,
  conferenceType: notAsked,
  needsAccommodation: notAsked,
  accommodationNotes: notAsked,
  meals: notAsked,
  requestSpa: notOffered,
  requestActivity: notOffered,
})

const privateGuest = guest.extend({
  formType: z.literal('private'),
  company: notAsked,
  participants: figures.regex(/^0*[1-9]\d*$/, message('guestsMissing')).check(atMost('participants')),
  technicalEquipment: notAsked,
})

const everyPackage: readonly unknown[] = Object.values(packageTypes).flat()
// Without JavaScript the packages of all categories can be chosen.
const packagesOf = <Category extends CategoryWithPackages>(category: Category) =>
  optionalChoice(packageTypes[category], (input) =>
    everyPackage.includes(input) ? 'packageElsewhere' : 'chooseOption',
  )

const privateInquiry = z.discriminatedUnion(
  'category',
  [
    privateGuest.extend({ category: z.literal('weekend'), packageType: packagesOf('weekend'), ...wishes }),
    privateGuest.extend({ category: z.literal('relax'), packageType: packagesOf('relax'), ...wishes }),
    privateGuest.extend({ category: z.literal('senior'), packageType: packagesOf('senior') }),
    privateGuest.extend({ category: z.literal('event'), ...wishes }),
    privateGuest.extend({ category: z.enum(['julbord', 'nyar', 'other']) }),
  ],
  message('chooseOption'),
)

const company = guest.extend({
  formType: z.literal('business'),
  company: line.min(2, message('companyTooShort')).check(atMost('company')),
  participants: line.min(1, message('participantsMissing')).check(atMost('participants')),
  technicalEquipment: optionalText,
})

const businessInquiry = z.discriminatedUnion(
  'category',
  [
    company.extend({ category: z.literal('conference'), ...conference }),
    company.extend({ category: z.literal('event'), ...wishes }),
    company.extend({ category: z.enum(['julbord', 'nyar', 'other']) }),
  ],
  message('chooseOption'),
)

const inquiry = z.discriminatedUnion('formType', [privateInquiry, businessInquiry], message('chooseOption'))

/** A day of a stay that is asked for. */
const dayAhead = (missing: MessageKey) =>
  isoDay(missing).refine((day) => day <= inYears(2), { error: message('dateTooFar'), abort: true })

export const arrival = dayAhead('checkInMissing').refine((day) => day >= today(), {
  error: message('checkInInPast'),
  abort: true,
})
export const departure = dayAhead('checkOutMissing')

const isDay = (typed: string) => z.iso.date().safeParse(typed).success

/** Leaving on the day of arrival is a day conference or a day in the spa. */
const stay = z
  .object({
    nights: figures.regex(/^\d*$/, message('nightsInvalid')).check(atMost('nights')).transform(orNull),
    checkIn: arrival,
    checkOut: departure,
    dietaryRequirements: optionalText,
  })
  .refine(({ checkIn, checkOut }) => checkOut >= checkIn, {
    path: ['checkOut'],
    error: message('checkOutBeforeCheckIn'),
  })
  .refine(
    ({ nights, checkIn, checkOut }) =>
      nights === null || checkOut < checkIn || Number(nights) === countNights(checkIn, checkOut),
    { path: ['nights'], error: message('nightsContradict') },
  )

const oneDay = z.object({
  nights: notAsked,
  checkIn: arrival,
  checkOut: notAsked,
  dietaryRequirements: optionalText,
})

const noDates = z.object({
  nights: notAsked,
  checkIn: notAsked,
  checkOut: notAsked,
  dietaryRequirements: notAsked,
})

const inquirySchemas = {
  stay: inquiry.and(stay),
  day: inquiry.and(oneDay),
  none: inquiry.and(noDates),
} satisfies Record<DateKind, z.ZodType>

/** What is said of dates that a package of the form is not for; pages have the days (`OwnErrors`). */
export const packageDayErrors: Readonly<Partial<Record<PackageType, MessageKey>>> = {
  senior: 'seniorDays',
  'harliga-fredag': 'fridayDays',
  hostreatreat: 'retreatDays',
  dagspa: 'daySpaDays',
}

type AnySchema = (typeof inquirySchemas)[DateKind]
type InquirySchema = z.ZodType<z.output<AnySchema>, z.input<AnySchema>>

/** An inquiry as it was typed or, where all other fields are right, as it is checked. */
type Typed = Partial<
  Record<'category' | 'packageType' | 'checkIn' | 'checkOut' | 'additionalRequests', string | null>
>

/** A booking inquiry, by how it asks for its dates, which follows from what it is about. */
export function inquirySchema(
  dates: DateKind,
  { subject, packages, needsNight, needsAmount }: InquiryDays,
): InquirySchema {
  const packageOf = (typed: Typed) =>
    packages.find(
      ({ category, packageType }) =>
        dates === 'stay' && typed.category === category && typed.packageType === packageType,
    )
  const isOnItsDays = (typed: Typed) => {
    const chosen = packageOf(typed)
    const own = subject ?? chosen?.ownDays
    const [arrival, departure] = [typed.checkIn ?? '', typed.checkOut ?? '']
    if (own === undefined || !isDay(arrival)) return true
    const isVisit = (subject ? dates : chosen?.dates) === 'day'
    return isVisit ? isVisitOn(own, arrival) : !isDay(departure) || isStayOn(own, arrival, departure)
  }
  const hasItsNight = ({ category, checkIn, checkOut }: Typed) =>
    dates !== 'stay' ||
    checkIn !== checkOut ||
    !isDay(checkIn ?? '') ||
    !(needsNight || category === 'weekend' || category === 'senior')
  const schema: InquirySchema = inquirySchemas[dates]
  // Also while other fields are wrong.
  const when = () => true
  return schema
    .refine((inquiry) => isOnItsDays(inquiry), {
      path: ['checkIn'],
      error: ({ input }) => {
        const chosen = subject ? undefined : packageOf(input as Typed)
        return (chosen && packageDayErrors[chosen.packageType]) ?? 'otherDays'
      },
      when,
    })
    .refine((inquiry) => hasItsNight(inquiry), { path: ['checkOut'], error: message('nightMissing'), when })
    .refine((inquiry: Typed) => !needsAmount || inquiry.additionalRequests, {
      path: ['additionalRequests'],
      error: message('amountMissing'),
      when,
    })
}

export const isDateKind = (kind: string): kind is DateKind => Object.hasOwn(inquirySchemas, kind)

/** A checked inquiry; null where a field was left empty or is not shown. */
export type Inquiry = z.output<InquirySchema>

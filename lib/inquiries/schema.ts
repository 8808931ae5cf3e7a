import * as z from 'zod/mini'
import { fieldErrorsOf } from '@/lib/forms/check'
import {
  checkbox,
  emailAddress,
  isoDay,
  message,
  oneOf,
  optionalLine,
  optionalOneOf,
  optionalText,
  requiredLine,
} from '@/lib/forms/schema-parts'
import { readFields, type FormValues } from '@/lib/forms/form-data'
import { FIELD_LIMITS } from '@/lib/forms/limits'
import type { FieldErrors } from '@/lib/forms/result'
import {
  categories,
  conferenceTypes,
  formTypes,
  hasPackages,
  inquiryFields,
  meals,
  packageTypes,
  type FormType,
  type InquiryField,
} from './fields'

const { freeText } = FIELD_LIMITS

/** What is posted under each name; empty where nothing came. */
export type InquiryValues = FormValues<InquiryField>

/** The number input of the private form (site.md, section 5: at least 1). */
const guestCount = z.pipe(
  requiredLine(1, 'guestsMissing', FIELD_LIMITS.participants),
  z.string().check(z.regex(/^0*[1-9]\d*$/, message('guestsMissing'))),
)

/** A number, none at all, or 0 for a day without a night. */
const nightCount = z.pipe(
  optionalLine(FIELD_LIMITS.nights),
  z.nullable(z.string().check(z.regex(/^\d+$/, message('nightsInvalid')))),
)

/** Both forms' rules with their messages (site.md, section 5). What a category does not show is empty here. */
function schemaOf(formType: FormType) {
  const isBusiness = formType === 'business'
  return z.object({
    formType: oneOf(formTypes, 'chooseOption'),
    category: oneOf(categories[formType], 'chooseOption'),
    packageType: optionalOneOf(Object.values(packageTypes).flat(), 'chooseOption'),
    name: requiredLine(2, 'nameTooShort', FIELD_LIMITS.name),
    company: isBusiness
      ? requiredLine(2, 'companyTooShort', FIELD_LIMITS.company)
      : optionalLine(FIELD_LIMITS.company),
    email: emailAddress(FIELD_LIMITS.email),
    phone: requiredLine(6, 'phoneTooShort', FIELD_LIMITS.phone),
    participants: isBusiness ? requiredLine(1, 'participantsMissing', FIELD_LIMITS.participants) : guestCount,
    nights: nightCount,
    checkIn: isoDay('checkInMissing'),
    checkOut: isoDay('checkOutMissing'),
    conferenceType: optionalOneOf(conferenceTypes, 'chooseOption'),
    needsAccommodation: optionalOneOf(['yes', 'no'], 'chooseOption'),
    accommodationNotes: optionalText(freeText),
    'meals.lunch': checkbox(),
    'meals.dinner': checkbox(),
    'meals.morningCoffee': checkbox(),
    'meals.afternoonCoffee': checkbox(),
    requestSpa: checkbox(),
    requestActivity: checkbox(),
    dietaryRequirements: optionalText(freeText),
    technicalEquipment: optionalText(freeText),
    additionalRequests: optionalText(freeText),
    mothersDayOption: optionalText(freeText),
  })
}

/** Made once each: building one takes longer than checking with it, and it is checked at every touch of a field. */
const schemas: Partial<Record<FormType, ReturnType<typeof schemaOf>>> = {}

type Flat = z.infer<ReturnType<typeof schemaOf>>

/** A checked booking inquiry; null where a field was left empty or does not belong to the category. */
export type Inquiry = Omit<Flat, `meals.${string}`> & {
  /** Of the category conference alone. */
  meals: Record<(typeof meals)[number], boolean> | null
}

/**
 * Fields that a category or tab does not show still come along in a form that was filled in before the choice
 * changed. They count as empty (site.md, section 2: what shows for which category).
 */
function keepShown(values: InquiryValues): InquiryValues {
  const { formType, category } = values
  const isBusiness = formType === 'business'
  const shown: Partial<Record<InquiryField, boolean>> = {
    company: isBusiness,
    technicalEquipment: isBusiness,
    mothersDayOption: !isBusiness,
    packageType: !isBusiness && hasPackages(category),
    requestSpa: ['weekend', 'relax', 'event'].includes(category),
    requestActivity: ['weekend', 'relax', 'event'].includes(category),
  }
  const isConference = isBusiness && category === 'conference'
  for (const field of ['conferenceType', 'needsAccommodation', 'accommodationNotes'] as const) {
    shown[field] = isConference
  }
  for (const meal of meals) shown[`meals.${meal}`] = isConference
  const kept = { ...values }
  for (const field of inquiryFields) if (shown[field] === false) kept[field] = ''
  return kept
}

/** Rules that look at two fields. Same-day departure is a day conference or a day in the spa. */
function findContradictions(values: InquiryValues, found: FieldErrors): FieldErrors {
  const errors: FieldErrors = {}
  const { category, packageType, checkIn, checkOut } = values
  if (hasPackages(category) && packageType !== '') {
    const offered: readonly string[] = packageTypes[category]
    if (!offered.includes(packageType)) errors.packageType = 'chooseOption'
  }
  if (category === 'conference' && values.formType === 'business' && values.needsAccommodation === '') {
    errors.needsAccommodation = 'chooseOption'
  }
  // YYYY-MM-DD sorts as text.
  if (!found.checkIn && !found.checkOut && checkOut.trim() < checkIn.trim()) {
    errors.checkOut = 'checkOutBeforeCheckIn'
  }
  return errors
}

/** Checks a posted inquiry, the same in the browser and on the server. Errors come in the order of the form. */
export function parseInquiry(posted: InquiryValues): { inquiry: Inquiry } | { fieldErrors: FieldErrors } {
  const formType = formTypes.find((type) => type === posted.formType) ?? 'private'
  const values = keepShown(posted)
  schemas[formType] ??= schemaOf(formType)
  const result = schemas[formType].safeParse(values)
  const found = fieldErrorsOf(result.error?.issues ?? [])
  const errors: FieldErrors = { ...findContradictions(values, found), ...found }
  if (!result.success || Object.keys(errors).length > 0) {
    const ordered = inquiryFields.filter((field) => field in errors)
    return { fieldErrors: Object.fromEntries(ordered.map((field) => [field, errors[field]!])) }
  }
  const {
    'meals.lunch': lunch,
    'meals.dinner': dinner,
    'meals.morningCoffee': morningCoffee,
    'meals.afternoonCoffee': afternoonCoffee,
    ...fields
  } = result.data
  const isConference = fields.category === 'conference'
  return {
    inquiry: { ...fields, meals: isConference ? { lunch, dinner, morningCoffee, afternoonCoffee } : null },
  }
}

/** The browser's check of the form as it stands. */
export function checkInquiry(formData: FormData): FieldErrors {
  const result = parseInquiry(readFields(formData, inquiryFields))
  return 'fieldErrors' in result ? result.fieldErrors : {}
}

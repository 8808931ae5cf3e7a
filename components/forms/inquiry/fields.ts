import * as z from 'zod/mini'
import { today } from '@/lib/dates/today'
import type { FieldDefinition } from '@/components/forms/core/fields'
import { FIELD_LIMITS } from '@/components/forms/core/limits'
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
} from '@/components/forms/core/rules'
import type sv from '@/messages/sv.json'
import { categories, conferenceTypes, formTypes, categoriesWithPackages, packageTypes } from './choices'

type Words = (typeof sv)['inquiry']
type InquiryLabel =
  `fields.${keyof Words['fields']}` | `meals.${keyof Words['meals']}` | `question.${keyof Words['question']}`

const { freeText } = FIELD_LIMITS

const forBusiness = { formType: ['business'] } as const
const forPrivate = { formType: ['private'] } as const
const forConferences = { formType: ['business'], category: ['conference'] } as const
const forPackages = { formType: ['private'], category: categoriesWithPackages } as const
const forLeisure = { category: ['weekend', 'relax', 'event'] } as const
// `dates` is no field: it follows from what the inquiry is about (subjects.ts).
const forStays = { dates: ['stay'] } as const
const forDated = { dates: ['stay', 'day'] } as const

/** Everything about each field of the booking inquiry, in the order of the form. */
export const inquiryFields = {
  formType: { control: 'hidden', ...oneOf(formTypes, 'chooseOption'), column: 'form_type', label: null },
  /** Id of a subject. An unknown one counts as none. */
  about: { control: 'hidden', rule: z.string(), column: null, label: null },
  category: {
    control: 'radio',
    ...oneOf([...categories.private, ...categories.business], 'chooseOption'),
    column: 'category',
    label: { private: 'question.private', business: 'question.business' },
  },
  packageType: {
    control: 'select',
    rule: {
      field: 'category',
      rules: {
        weekend: optionalOneOf(packageTypes.weekend, 'chooseOption').rule,
        relax: optionalOneOf(packageTypes.relax, 'chooseOption').rule,
        senior: optionalOneOf(packageTypes.senior, 'chooseOption').rule,
      },
    },
    column: 'package_type',
    label: 'fields.packageType',
    shownFor: forPackages,
  },
  name: {
    control: 'text',
    ...requiredLine(2, 'nameTooShort', FIELD_LIMITS.name),
    column: 'name',
    label: 'fields.name',
  },
  company: {
    control: 'text',
    ...requiredLine(2, 'companyTooShort', FIELD_LIMITS.company),
    column: 'company',
    label: 'fields.company',
    shownFor: forBusiness,
  },
  email: { control: 'email', ...emailAddress(FIELD_LIMITS.email), column: 'email', label: 'fields.email' },
  phone: {
    control: 'tel',
    ...requiredLine(6, 'phoneTooShort', FIELD_LIMITS.phone),
    column: 'phone',
    label: 'fields.phone',
  },
  participants: {
    control: 'text',
    rule: {
      field: 'formType',
      rules: {
        private: requiredLine(
          1,
          'guestsMissing',
          FIELD_LIMITS.participants,
          z.regex(/^0*[1-9]\d*$/, message('guestsMissing')),
        ).rule,
        business: requiredLine(1, 'participantsMissing', FIELD_LIMITS.participants).rule,
      },
    },
    max: FIELD_LIMITS.participants,
    column: 'participants',
    label: { private: 'fields.guests', business: 'fields.participants' },
  },
  nights: {
    control: 'number',
    rule: z.pipe(
      optionalLine(FIELD_LIMITS.nights).rule,
      z.nullable(z.string().check(z.regex(/^\d+$/, message('nightsInvalid')))),
    ),
    max: FIELD_LIMITS.nights,
    column: 'nights',
    label: 'fields.nights',
    shownFor: forStays,
  },
  checkIn: {
    control: 'date',
    ...isoDay(
      'checkInMissing',
      z.refine((day) => day >= today(), message('checkInInPast')),
    ),
    column: 'check_in_date',
    label: 'fields.checkIn',
    shownFor: forDated,
  },
  checkOut: {
    control: 'date',
    ...isoDay('checkOutMissing'),
    column: 'check_out_date',
    label: 'fields.checkOut',
    shownFor: forStays,
  },
  conferenceType: {
    control: 'select',
    ...optionalOneOf(conferenceTypes, 'chooseOption'),
    column: 'conference_type',
    label: 'fields.conferenceType',
    shownFor: forConferences,
  },
  needsAccommodation: {
    control: 'radio',
    ...oneOf(['yes', 'no'], 'chooseOption'),
    column: 'needs_accommodation',
    label: 'fields.needsAccommodation',
    shownFor: forConferences,
  },
  accommodationNotes: {
    control: 'textarea',
    ...optionalText(freeText),
    column: 'accommodation_notes',
    label: 'fields.accommodationNotes',
    shownFor: forConferences,
  },
  'meals.morningCoffee': {
    control: 'checkbox',
    ...checkbox(),
    column: 'meals',
    label: 'meals.morningCoffee',
    shownFor: forConferences,
  },
  'meals.lunch': {
    control: 'checkbox',
    ...checkbox(),
    column: 'meals',
    label: 'meals.lunch',
    shownFor: forConferences,
  },
  'meals.afternoonCoffee': {
    control: 'checkbox',
    ...checkbox(),
    column: 'meals',
    label: 'meals.afternoonCoffee',
    shownFor: forConferences,
  },
  'meals.dinner': {
    control: 'checkbox',
    ...checkbox(),
    column: 'meals',
    label: 'meals.dinner',
    shownFor: forConferences,
  },
  requestSpa: {
    control: 'checkbox',
    ...checkbox(),
    column: 'request_spa',
    label: 'fields.requestSpa',
    shownFor: forLeisure,
  },
  requestActivity: {
    control: 'checkbox',
    ...checkbox(),
    column: 'request_activity',
    label: 'fields.requestActivity',
    shownFor: forLeisure,
  },
  dietaryRequirements: {
    control: 'textarea',
    ...optionalText(freeText),
    column: 'dietary_requirements',
    label: 'fields.dietaryRequirements',
    shownFor: forDated,
  },
  technicalEquipment: {
    control: 'textarea',
    ...optionalText(freeText),
    column: 'technical_equipment',
    label: 'fields.technicalEquipment',
    shownFor: forBusiness,
  },
  additionalRequests: {
    control: 'textarea',
    ...optionalText(freeText),
    column: 'additional_requests',
    label: 'fields.additionalRequests',
  },
  /** The page does not offer it; a request made without the page may carry it. */
  mothersDayOption: {
    control: 'hidden',
    ...optionalText(freeText),
    column: 'mothers_day_option',
    label: null,
    shownFor: forPrivate,
  },
} as const satisfies Record<string, FieldDefinition<InquiryLabel>>

export type InquiryField = keyof typeof inquiryFields

import * as z from 'zod/mini'
import { today } from '@/lib/dates/today'
import type { FieldDefinition } from '@/components/forms/core/fields'
import { FIELD_LIMITS } from '@/components/forms/core/limits'
import {
  checkbox,
  emailAddress,
  isoDay,
  message,
  optionalLine,
  requiredLine,
  requiredText,
} from '@/components/forms/core/rules'
import type sv from '@/messages/sv.json'

type LostAndFoundLabel = `labels.${keyof (typeof sv)['lostAndFound']['labels']}`

/** Everything about each field of the lost-and-found form, in the order of the form. */
export const lostAndFoundFields = {
  name: {
    control: 'text',
    ...requiredLine(2, 'lostNameTooShort', FIELD_LIMITS.name),
    column: 'name',
    label: 'labels.name',
  },
  address: {
    control: 'text',
    ...requiredLine(2, 'addressTooShort', FIELD_LIMITS.address),
    column: 'address',
    label: 'labels.address',
  },
  zipCode: {
    control: 'text',
    ...requiredLine(
      5,
      'zipCodeTooShort',
      FIELD_LIMITS.zipCode,
      z.regex(/^[0-9]*$/, message('zipCodeNotDigits')),
    ),
    column: 'zip_code',
    label: 'labels.zipCode',
  },
  city: {
    control: 'text',
    ...requiredLine(2, 'cityTooShort', FIELD_LIMITS.city),
    column: 'city',
    label: 'labels.city',
  },
  phone: {
    control: 'tel',
    ...requiredLine(
      7,
      'lostPhoneTooShort',
      FIELD_LIMITS.phone,
      z.regex(/^[0-9+\s()-]*$/, message('phoneFormat')),
    ),
    column: 'phone',
    label: 'labels.phone',
  },
  email: { control: 'email', ...emailAddress(FIELD_LIMITS.email), column: 'email', label: 'labels.email' },
  bookingNumber: {
    control: 'text',
    ...optionalLine(FIELD_LIMITS.bookingNumber),
    column: 'booking_number',
    label: 'labels.bookingNumber',
  },
  roomNumber: {
    control: 'text',
    ...optionalLine(FIELD_LIMITS.roomNumber),
    column: 'room_number',
    label: 'labels.roomNumber',
  },
  arrivalDate: {
    control: 'date',
    ...isoDay(
      'arrivalMissing',
      z.refine((day) => day <= today(), message('arrivalInFuture')),
    ),
    column: 'arrival_date',
    label: 'labels.arrivalDate',
  },
  departureDate: {
    control: 'date',
    ...isoDay(
      'departureMissing',
      z.refine((day) => day <= today(), message('departureInFuture')),
    ),
    column: 'departure_date',
    label: 'labels.departureDate',
  },
  itemDescription: {
    control: 'textarea',
    ...requiredText(5, 'itemTooShort', FIELD_LIMITS.freeText),
    column: 'item_description',
    label: 'labels.itemDescription',
  },
  acceptTerms: {
    control: 'checkbox',
    rule: z.pipe(checkbox().rule, z.literal(true, message('termsNotAccepted'))),
    column: null,
    label: null,
  },
} as const satisfies Record<string, FieldDefinition<LostAndFoundLabel>>

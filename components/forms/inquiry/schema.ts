import * as z from 'zod/mini'
import { today } from '@/lib/dates/today'
import { message } from '@/components/forms/core/rules'
import { createSchema, inOrder, type CheckedForm } from '@/components/forms/core/schema'
import { categories, formTypes, type DateKind, type FormType } from './choices'
import { inquiryFields } from './fields'

type Checked = CheckedForm<typeof inquiryFields>

/** What can be sent on one tab, by category. Leaving on the day of arrival is a day conference or a day in the spa. */
function schemaOf(formType: FormType, dates: DateKind) {
  const [first, ...others] = categories[formType].map((category) =>
    createSchema(inquiryFields, { formType, category, dates }).check(
      inOrder('checkIn', 'checkOut', 'checkOutBeforeCheckIn'),
    ),
  )
  return z.discriminatedUnion('category', [first!, ...others], message('chooseOption'))
}

/** The table has both dates: one date stands for both, and the day of the inquiry where none is asked for. */
function toInquiry({
  'meals.lunch': lunch,
  'meals.dinner': dinner,
  'meals.morningCoffee': morningCoffee,
  'meals.afternoonCoffee': afternoonCoffee,
  ...inquiry
}: Checked) {
  const isConference = inquiry.category === 'conference'
  const checkIn = inquiry.checkIn ?? today()
  return {
    ...inquiry,
    checkIn,
    checkOut: inquiry.checkOut ?? checkIn,
    meals: isConference ? { lunch, dinner, morningCoffee, afternoonCoffee } : null,
  }
}

const [privateTab, businessTab] = formTypes

const createInquirySchema = (dates: DateKind) =>
  z.pipe(
    z.discriminatedUnion(
      'formType',
      [schemaOf(privateTab, dates), schemaOf(businessTab, dates)],
      message('chooseOption'),
    ),
    z.transform(toInquiry),
  )

/** A booking inquiry. What its tab and category do not show is null or false, also where it was posted. */
export const inquirySchemas = {
  stay: createInquirySchema('stay'),
  day: createInquirySchema('day'),
  none: createInquirySchema('none'),
} satisfies Record<DateKind, unknown>

/** A checked inquiry; null where a field was left empty or is not shown. */
export type Inquiry = z.output<(typeof inquirySchemas)['stay']>

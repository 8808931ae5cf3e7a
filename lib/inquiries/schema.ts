import * as z from 'zod/mini'
import { message } from '@/lib/forms/rules'
import { createSchema, inOrder, type CheckedForm } from '@/lib/forms/schema'
import { categories, formTypes, type FormType } from './choices'
import { inquiryFields } from './fields'

type Checked = CheckedForm<typeof inquiryFields>

/** What can be sent on one tab, by category. Leaving on the day of arrival is a day conference or a day in the spa. */
function schemaOf(formType: FormType) {
  const [first, ...others] = categories[formType].map((category) =>
    createSchema(inquiryFields, { formType, category }).check(
      inOrder('checkIn', 'checkOut', 'checkOutBeforeCheckIn'),
    ),
  )
  return z.discriminatedUnion('category', [first!, ...others], message('chooseOption'))
}

function nestMeals({
  'meals.lunch': lunch,
  'meals.dinner': dinner,
  'meals.morningCoffee': morningCoffee,
  'meals.afternoonCoffee': afternoonCoffee,
  ...inquiry
}: Checked) {
  const isConference = inquiry.category === 'conference'
  return { ...inquiry, meals: isConference ? { lunch, dinner, morningCoffee, afternoonCoffee } : null }
}

const [privateTab, businessTab] = formTypes

/** A booking inquiry. What its tab and category do not show is null or false, also where it was posted. */
export const inquirySchema = z.pipe(
  z.discriminatedUnion('formType', [schemaOf(privateTab), schemaOf(businessTab)], message('chooseOption')),
  z.transform(nestMeals),
)

/** A checked inquiry; null where a field was left empty or is not shown. */
export type Inquiry = z.output<typeof inquirySchema>

import fc from 'fast-check'
import { jobIds } from '@/content/job-ids'
import { categories, conferenceTypes, packageTypes } from '@/lib/inquiries/choices'
import { inquiryFields } from '@/lib/inquiries/fields'
import type { Field } from '../replay/sent-form.ts'
import type { FormKind } from '../replay/site-forms.ts'
import { docBytes, docxBytes, pdfBytes } from '@/tests/support/documents'
import { fieldName, text } from './texts'

export type GeneratedForm = { kind: FormKind; fields: Field[] }

const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const email = fc.uuid().map((id) => `${id}@example.com`)
const shared = {
  name: fc.constantFrom('Åsa Öberg', 'Kim', "O'Brien"),
  email,
  phone: fc.constant('070-174 06 35'),
}

const private_ = fc.record({
  ...shared,
  formType: fc.constant('private'),
  category: fc.constantFrom(...categories.private),
  packageType: fc.constantFrom('', ...Object.values(packageTypes).flat()),
  participants: fc.integer({ min: 1, max: 400 }).map(String),
  nights: fc.constantFrom('', '0', '3'),
  checkIn: fc.constant('2027-03-12'),
  checkOut: fc.oneof(fc.constant('2027-03-14'), day),
})
const business = fc.record({
  ...shared,
  formType: fc.constant('business'),
  category: fc.constantFrom(...categories.business),
  company: fc.constant('Norrskog Trä AB'),
  participants: fc.constantFrom('12–15', '20'),
  checkIn: fc.constant('2027-03-12'),
  checkOut: fc.constant('2027-03-14'),
  conferenceType: fc.constantFrom('', ...conferenceTypes),
  needsAccommodation: fc.constantFrom('yes', 'no'),
  'meals.lunch': fc.constantFrom('', 'on'),
})
const lostAndFound = fc.record({
  ...shared,
  address: fc.constant('Storgatan 1'),
  zipCode: fc.constant('93500'),
  city: fc.constant('Norsjö'),
  bookingNumber: fc.constantFrom('', 'A-1'),
  roomNumber: fc.constantFrom('', '214'),
  arrivalDate: fc.constant('2025-03-03'),
  departureDate: fc.constant('2025-03-05'),
  itemDescription: fc.uuid().map((id) => `En mössa ${id}`),
  acceptTerms: fc.constant('on'),
})
const application = fc.record({
  ...shared,
  job: fc.constantFrom(...jobIds),
  message: fc.uuid().map((id) => `Hej ${id}`),
})

const fileBytes = fc.oneof(
  fc.constantFrom(pdfBytes('x'), docBytes('x'), docxBytes('x'), Buffer.alloc(0)),
  // A right beginning and anything after it, which the reading of a list of contents has to survive.
  fc
    .tuple(fc.constantFrom(docxBytes('x'), pdfBytes('x')), fc.uint8Array({ maxLength: 80 }), fc.nat(400))
    .map(([whole, noise, at]) => Buffer.concat([whole.subarray(0, at), noise, whole.subarray(at)])),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)
const file = fc.record({
  fileName: fc.oneof(
    fc.constantFrom(
      'cv.pdf',
      'cv.docx',
      'CV.DOC',
      '../../x.pdf',
      'a/b\\c.pdf',
      '.pdf',
      'x.pdf.exe',
      'x.pdf\u0000.exe',
      '',
    ),
    text,
  ),
  type: fc.constantFrom('application/pdf', 'text/html', '', 'application/msword'),
  bytes: fileBytes,
})
const goodFile = fc.constant({ fileName: 'cv.pdf', type: 'application/pdf', bytes: pdfBytes('x') })

const toFields = (values: Record<string, string>): Field[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

const wholeForm: fc.Arbitrary<GeneratedForm> = fc.oneof(
  fc.oneof(private_, business).map((values) => ({ kind: 'inquiry' as const, fields: toFields(values) })),
  lostAndFound.map((values) => ({ kind: 'lost-and-found' as const, fields: toFields(values) })),
  fc.tuple(application, goodFile).map(([values, cv]) => ({
    kind: 'job-application' as const,
    fields: [...toFields(values), { name: 'cv', value: cv }],
  })),
  email.map((value) => ({ kind: 'newsletter' as const, fields: [{ name: 'email', value }] })),
)

type Change = (fields: Field[]) => Field[]
const at = (index: number, fields: Field[]) => index % Math.max(1, fields.length)

/** One thing wrong, or merely unusual, with a form. */
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.nat(), text).map(
      ([index, value]): Change =>
        (fields) =>
          fields.with(at(index, fields), { name: fields[at(index, fields)]?.name ?? 'x', value }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat().map(
      (index): Change =>
        (fields) =>
          fields.toSpliced(at(index, fields), 1),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(), text)
      .map(([index, value]): Change => (fields) => [
        ...fields,
        { name: fields[at(index, fields)]?.name ?? 'x', value },
      ]),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(), fc.constantFrom('[]', '[0]', '.x', '[__proto__]', ' ', '\u0000')).map(
      ([index, suffix]): Change =>
        (fields) =>
          fields.with(at(index, fields), {
            name: `${fields[at(index, fields)]?.name ?? ''}${suffix}`,
            value: 'x',
          }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.oneof(fieldName, fc.constantFrom(...Object.keys(inquiryFields))), text)
      .map(([name, value]): Change => (fields) => [...fields, { name, value }]),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(), file).map(
      ([index, value]): Change =>
        (fields) =>
          fields.with(at(index, fields), { name: fields[at(index, fields)]?.name ?? 'x', value }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('cv', 'coverLetter', 'name', '__proto__'), file)
      .map(([name, value]): Change => (fields) => [...fields, { name, value }]),
  },
)

/** A form of the site with none to four changes. */
export const form: fc.Arbitrary<GeneratedForm> = fc
  .tuple(wholeForm, fc.array(change, { maxLength: 4 }))
  .map(([{ kind, fields }, changes]) => ({
    kind,
    fields: changes.reduce((changed, apply) => (changed.length > 0 ? apply(changed) : changed), fields),
  }))

/** The form as an action gets it. */
export function toFormData(fields: readonly Field[]): FormData {
  const formData = new FormData()
  for (const { name, value } of fields) {
    if (typeof value === 'string') formData.append(name, value)
    else formData.append(name, new File([Uint8Array.from(value.bytes)], value.fileName, { type: value.type }))
  }
  return formData
}

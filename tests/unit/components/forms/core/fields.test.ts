import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeFields, isShown, rowOf, type FieldDefinition } from '@/components/forms/core/fields'
import { inquiryFields } from '@/components/forms/inquiry/fields'
import { inquirySchemas } from '@/components/forms/inquiry/schema'
import { applicationFields } from '@/components/forms/job-application/fields'
import { applicationSchema } from '@/components/forms/job-application/schema'
import { lostAndFoundFields } from '@/components/forms/lost-and-found/fields'
import { lostAndFoundSchema } from '@/components/forms/lost-and-found/schema'
import { newsletterFields } from '@/components/forms/newsletter/fields'
import { newsletterSchema } from '@/components/forms/newsletter/schema'
import en from '@/messages/en.json' with { type: 'json' }
import sv from '@/messages/sv.json' with { type: 'json' }
import { businessValues, privateValues, lostValues } from '@/tests/support/form-values'

const FORMS = [
  {
    form: 'inquiry',
    fields: inquiryFields,
    checked: () => [inquirySchemas.stay.parse(privateValues()), inquirySchemas.stay.parse(businessValues())],
    withoutLabel: ['formType', 'about', 'mothersDayOption'],
  },
  {
    form: 'lostAndFound',
    fields: lostAndFoundFields,
    checked: () => [lostAndFoundSchema.parse(lostValues())],
    withoutLabel: ['acceptTerms'],
  },
  {
    form: 'jobApplication',
    fields: applicationFields,
    checked: () => [
      applicationSchema.parse({
        job: 'chef',
        name: 'Åke Öst',
        email: 'ake@example.com',
        phone: '',
        message: '',
        cv: new File(['%PDF-1.4'], 'cv.pdf'),
        coverLetter: null,
      }),
    ],
    withoutLabel: [],
  },
  {
    form: 'newsletter',
    fields: newsletterFields,
    checked: () => [newsletterSchema.parse({ email: 'ake@example.com' })],
    withoutLabel: [],
  },
] as const

/** The text under a dotted key. */
function findText(texts: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((part, step) => (part as Record<string, unknown>)?.[step], texts)
}

describe.each(FORMS)('every field of $form', ({ form, fields, checked, withoutLabel }) => {
  const definitions: [string, FieldDefinition][] = Object.entries(fields)

  test('has a label in both languages, or is meant to have none', () => {
    for (const texts of [sv[form], en[form]]) {
      const labels = definitions.flatMap(([, { label }]) =>
        label === null ? [] : typeof label === 'string' ? [label] : Object.values(label),
      )
      expect(labels.filter((key) => typeof findText(texts, key) !== 'string')).toEqual([])
    }
    expect(definitions.filter(([, { label }]) => label === null).map(([name]) => name)).toEqual(withoutLabel)
  })

  test('is part of what is checked', () => {
    for (const data of checked()) {
      const names = definitions.map(([name]) => name.split('.')[0])
      expect(Object.keys(data)).toEqual(expect.arrayContaining(names))
    }
  })

  test('depends on fields of the form alone, and on how the inquiry asks for dates', () => {
    for (const [, { shownFor = {}, rule }] of definitions) {
      const others = [...Object.keys(shownFor), ...('rules' in rule ? [rule.field] : [])]
      expect([...Object.keys(fields), 'dates']).toEqual(expect.arrayContaining(others))
    }
  })
})

test('each category that shows fields has its style', () => {
  const css = readFileSync('app/styles/forms.css', 'utf8')
  const categories = Object.values<FieldDefinition>(inquiryFields).flatMap(
    ({ shownFor }) => shownFor?.category ?? [],
  )
  for (const category of new Set(categories)) {
    expect(css).toContain(`form:has([value='${category}']:checked) [data-shown-for~='${category}']`)
  }
})

test('a field shows while every other field has one of the values that it is shown for', () => {
  const { conferenceType, name } = inquiryFields
  expect(isShown(conferenceType, { formType: 'business', category: 'conference' })).toBe(true)
  expect(isShown(conferenceType, { formType: 'business', category: 'event' })).toBe(false)
  expect(isShown(conferenceType, { formType: 'private', category: 'conference' })).toBe(false)
  expect(isShown(name, {})).toBe(true)
})

test('the browser is told labels and limits, and no rules', () => {
  const { name, nights, participants } = describeFields(inquiryFields, (key) => `text of ${key}`)
  expect(name).toEqual({
    control: 'text',
    max: 200,
    isOptional: false,
    shownFor: undefined,
    label: 'text of fields.name',
  })
  expect(nights?.isOptional).toBe(true)
  expect(participants?.label).toEqual({
    private: 'text of fields.guests',
    business: 'text of fields.participants',
  })
})

test('a row has the fields that are stored, under their columns', () => {
  const fields = {
    roomNumber: lostAndFoundFields.roomNumber,
    acceptTerms: lostAndFoundFields.acceptTerms,
  }
  expect(rowOf(fields, { roomNumber: '214', acceptTerms: true })).toEqual({ room_number: '214' })
})

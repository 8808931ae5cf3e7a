'use client'

import { describeRing, readRingMeasures, type RingWords } from '@/components/ui/ring/ring-measures'
import { Ring } from '@/components/ui/ring/ring'
import { venue } from '@/content/venue'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { writeCalendarFile } from '@/lib/dates/calendar-file'
import { useLanguage } from '@/lib/i18n/language-provider'
import type { Locale } from '@/lib/i18n/locales'
import { useFormDetails } from '@/components/forms/core/form-context'
import { FormReceipt, ReceiptDetails, type ReceiptLabels } from '@/components/forms/core/receipt'
import type { Receipt } from '@/components/forms/core/result'
import { formatAnswerBy } from './answer-by'
import { formTypes } from './choices'
import type { InquiryContent, ShownSubject } from './content'

interface InquiryReceiptProps extends Omit<InquiryContent, 'messages'> {
  subject: ShownSubject | undefined
}

const checkboxes = [
  'requestSpa',
  'requestActivity',
  'meals.morningCoffee',
  'meals.lunch',
  'meals.afternoonCoffee',
  'meals.dinner',
]

/** The receipt above the form. Without JavaScript it thanks, too, because there is no toast. */
export function InquiryReceipt({
  subject,
  words,
  receiptLabels,
  ringWords,
  copy,
  answerHours,
}: InquiryReceiptProps) {
  const { id, answer } = useFormDetails()
  const isHydrated = useHydrated()
  const { language } = useLanguage()
  if (answer?.ok !== true) return null
  const { receipt } = answer
  const { sentTitle, sentText } = words.toast
  const thanks = isHydrated ? { title: words.sent.title } : { title: sentTitle, text: sentText }
  if (receipt === undefined) return <FormReceipt formId={id} {...thanks} />

  const tab = formTypes.find((type) => type === receipt.values.formType) ?? formTypes[0]
  const answerTime = formatAnswerBy(receipt.receivedAt, answerHours, language)
  return (
    <FormReceipt formId={id} {...thanks}>
      {receipt.values.checkIn && <ReceiptRing receipt={receipt} words={ringWords} />}
      <ReceiptDetails
        receipt={receipt}
        labels={receiptLabels}
        fields={{
          // The title as it was sent, unless the guest has gone on to another subject.
          about: subject?.id === receipt.values.about ? receiptLabels.about : undefined,
          ...words.fields,
          category: words.question[tab],
          participants: tab === 'private' ? words.fields.guests : words.fields.participants,
          ...Object.fromEntries(Object.entries(words.meals).map(([meal, label]) => [`meals.${meal}`, label])),
        }}
        days={['checkIn', 'checkOut']}
        choices={{
          about: subject ? [{ value: subject.id, label: subject.title }] : [],
          category: copy.categories[tab],
          packageType: Object.values(copy.packages).flat(),
          conferenceType: copy.conferenceTypes,
          needsAccommodation: [
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ],
          ...Object.fromEntries(
            checkboxes.map((name) => [name, [{ value: 'on', label: receiptLabels.yes }]]),
          ),
        }}
        answerBy={receiptLabels.answerBy[tab].replace('{time}', answerTime)}
        canBeUrgent
        calendar={receipt.values.checkIn && describeDates(receipt, receiptLabels, language)}
      />
    </FormReceipt>
  )
}

/** The ring of what was sent; its outline is drawn from the reference. */
function ReceiptRing({ receipt: { reference, values }, words }: { receipt: Receipt; words: RingWords }) {
  const { language } = useLanguage()
  const isOneDay = values.checkOut === undefined
  const measures = { ...readRingMeasures(isOneDay ? { ...values, nights: '0' } : values), reference }
  return (
    <div className="relative z-1 my-4 w-44 min-[40rem]:float-right min-[40rem]:my-0 min-[40rem]:ml-6">
      <Ring measures={measures} spreads />
      <p className="mt-3 text-small">{describeRing(measures, words, language)}</p>
    </div>
  )
}

function describeDates(
  { reference, receivedAt, values }: Receipt,
  { calendar: { summary, description } }: ReceiptLabels,
  language: Locale,
): string {
  const { street, postalCode, city } = venue.address
  return writeCalendarFile({
    uid: `${reference}@${venue.email.replace(/^.*@/, '')}`,
    stampedAt: receivedAt,
    from: values.checkIn ?? '',
    to: values.checkOut ?? values.checkIn ?? '',
    summary: summary.replace('{reference}', reference),
    description: description.replace('{phone}', venue.phone.display[language]),
    location: `${venue.shortName}, ${street}, ${postalCode} ${city}`,
    isTentative: true,
  })
}

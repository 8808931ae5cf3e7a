'use client'

import { useFormDetails } from '@/components/forms/core/form-context'
import { FormReceipt } from '@/components/forms/core/form-receipt'
import { ReceiptDetails } from '@/components/forms/core/receipt-details'
import { describeRing, readRingMeasures, type RingWords } from '@/components/ui/ring/ring-measures'
import { Ring } from '@/components/ui/ring/ring'
import { useHydrated } from '@/lib/browser/use-hydrated'
import type { FormFields } from '@/components/forms/core/fields'
import type { ReceiptLabels } from '@/components/forms/core/receipt-labels'
import { writeCalendarFile } from '@/lib/dates/calendar-file'
import type { Receipt } from '@/components/forms/core/result'
import { useLanguage } from '@/lib/i18n/language-provider'
import { formatAnswerBy } from '@/components/forms/inquiry/answer-by'
import { formTypes } from '@/components/forms/inquiry/choices'
import type { InquiryContent, ShownSubject } from './inquiry-content'

interface InquiryReceiptProps extends Pick<
  InquiryContent,
  'labels' | 'receiptLabels' | 'ringWords' | 'copy'
> {
  subject: ShownSubject | undefined
}

/** The receipt above the form. Without JavaScript it thanks, too, because there is no toast. */
export function InquiryReceipt({ subject, labels, receiptLabels, ringWords, copy }: InquiryReceiptProps) {
  const { id, answer, fields } = useFormDetails()
  const isHydrated = useHydrated()
  const { language } = useLanguage()
  if (answer?.ok !== true) return null
  const { receipt } = answer
  const { sentTitle, sentText } = labels.toast
  const thanks = isHydrated ? { title: labels.sent.title } : { title: sentTitle, text: sentText }
  if (receipt === undefined) return <FormReceipt formId={id} {...thanks} />

  const tab = formTypes.find((type) => type === receipt.values.formType) ?? formTypes[0]
  const answerTime = formatAnswerBy(receipt.receivedAt, receiptLabels.answerHours, language)
  return (
    <FormReceipt formId={id} {...thanks}>
      {receipt.values.checkIn && <ReceiptRing receipt={receipt} words={ringWords} />}
      <ReceiptDetails
        receipt={receipt}
        // The title as it was sent, unless the guest has gone on to another subject.
        fields={subject?.id === receipt.values.about ? withSubject(fields, receiptLabels.about) : fields}
        labels={receiptLabels}
        variant={tab}
        choices={{
          about: subject ? [{ value: subject.id, label: subject.title }] : [],
          category: copy.categories[tab],
          packageType: Object.values(copy.packages).flat(),
          conferenceType: copy.conferenceTypes,
          needsAccommodation: [
            { value: 'yes', label: labels.yes },
            { value: 'no', label: labels.no },
          ],
        }}
        answerBy={receiptLabels.answerBy[tab].replace('{time}', answerTime)}
        canBeUrgent
        calendar={receipt.values.checkIn && describeDates(receipt, receiptLabels)}
      />
    </FormReceipt>
  )
}

/** The ring of what was sent; its reference makes it one of its kind. */
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

/** The form has the subject as a hidden field, without a label. */
const withSubject = ({ about, ...fields }: FormFields, label: string): FormFields =>
  about === undefined ? fields : { about: { ...about, label }, ...fields }

function describeDates({ reference, receivedAt, values }: Receipt, labels: ReceiptLabels): string {
  const { summary, description } = labels.calendar
  return writeCalendarFile({
    uid: `${reference}@${labels.domain}`,
    stampedAt: receivedAt,
    from: values.checkIn ?? '',
    to: values.checkOut ?? values.checkIn ?? '',
    summary: summary.replace('{reference}', reference),
    description: description.replace('{phone}', labels.phone.display),
    location: labels.location,
    isTentative: true,
  })
}

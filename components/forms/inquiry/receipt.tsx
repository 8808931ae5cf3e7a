'use client'

import { useLocale, useTranslations } from 'next-intl'
import { get } from 'react-hook-form'
import { type FieldMessages, useFormDetails } from '@/components/forms/core/form-context'
import { fieldNames } from '@/components/forms/core/form-values'
import { FormReceipt, ReceiptDetails } from '@/components/forms/core/receipt'
import type { Receipt } from '@/components/forms/core/result'
import { formTypes } from '@/content/inquiry-choices'
import { addressLine, emailDomain, venue } from '@/content/venue'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { writeCalendarFile } from '@/lib/dates/calendar-file'
import { formatDeadline } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'
import type { InquiryContent, ShownSubject } from './content'
import { emptyInquiry, type InquiryValues } from './values'

interface InquiryReceiptProps extends Pick<InquiryContent, 'labels' | 'choices' | 'facts'> {
  subject: ShownSubject | undefined
}

const checkboxes = fieldNames(emptyInquiry).filter((name) => get(emptyInquiry, name) === false)

/** The receipt above the form. Without JavaScript it thanks, too, because there is no toast. */
export function InquiryReceipt({ subject, labels, choices, facts }: InquiryReceiptProps) {
  const { sent, removeReceipt } = useFormDetails()
  const isHydrated = useHydrated()
  const locale = useLocale()
  const [t, inquiry] = [useTranslations('receipt'), useTranslations('inquiry')]
  if (sent === undefined) return null
  const { receipt } = sent
  const isEarlier = receipt !== undefined && (receipt.values.about ?? '') !== (subject?.id ?? '')
  const thanks = isHydrated
    ? { title: inquiry(isEarlier ? 'sentBefore' : 'sent') }
    : { title: inquiry('toast.sentTitle'), text: inquiry('toast.sentText') }
  if (receipt === undefined) return <FormReceipt {...thanks} />

  const { values } = receipt
  const { dates } = values
  const tab = formTypes.find((type) => type === values.formType) ?? formTypes[0]
  const about = receipt.title && textIn(receipt.title, locale)
  const fields = {
    ...labels[tab],
    ...labels,
    // As they were asked, whatever the page asks now.
    participants: inquiry(dates === 'none' ? 'giftCard.label' : `fields.${tab}.participants`),
    checkIn: inquiry(dates === 'day' ? 'day.label' : 'fields.checkIn'),
    formType: undefined,
    dates: undefined,
    about: about && t('about'),
    // The subject says more.
    ...(about && values.category === 'other' && { category: undefined }),
  } satisfies Record<keyof InquiryValues, FieldMessages | string | undefined>
  return (
    <FormReceipt {...thanks}>
      <ReceiptDetails
        receipt={receipt}
        fields={fields}
        days={['checkIn', 'checkOut']}
        choices={{
          about: about ? [{ value: values.about ?? '', label: about }] : [],
          ...choices,
          category: choices.category[tab],
          packageType: Object.values(choices.packageType).flat(),
          ...Object.fromEntries(checkboxes.map((name) => [name, [{ value: 'on', label: inquiry('yes') }]])),
        }}
        answerBy={t(`answerBy.${tab}`, {
          time: formatDeadline(receipt.receivedAt, facts.hours, locale),
          dates: dates ?? '',
        })}
        canBeUrgent
        onRemove={removeReceipt}
        calendar={
          values.checkIn &&
          describeDates(receipt, {
            location: `${venue.shortName}, ${textIn(addressLine, locale)}`,
            summary: t('calendar.summary', { reference: receipt.reference }),
            description: [about, t('calendar.description', { phone: textIn(venue.phone.display, locale) })]
              .filter(Boolean)
              .join('\n'),
          })
        }
      />
    </FormReceipt>
  )
}

function describeDates(
  { reference, receivedAt, values: { checkIn = '', checkOut = checkIn } }: Receipt,
  messages: { summary: string; description: string; location: string },
): string {
  return writeCalendarFile({
    uid: `${reference}@${emailDomain}`,
    stampedAt: receivedAt,
    from: checkIn,
    to: checkOut,
    ...messages,
    isTentative: true,
  })
}

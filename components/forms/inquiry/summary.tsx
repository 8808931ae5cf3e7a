'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type Control, type FieldValues, useWatch } from 'react-hook-form'
import { FactsTable } from '@/components/ui/facts-table'
import { formTypes } from '@/content/inquiry-choices'
import { formatDays } from '@/lib/i18n/format'
import type { InquiryContent, ShownSubject } from './content'
import { hasPackages } from './values'

interface InquirySummaryProps extends Pick<InquiryContent, 'choices' | 'prices'> {
  /** Outside the form. */
  control?: Control<FieldValues>
  subject: ShownSubject | undefined
  /** One line above the button, in place of the list beside the form. */
  isLine?: boolean
}

/** What the inquiry says so far. Without scripts it could not follow, and does not show. */
export function InquirySummary({ control, subject, choices, prices, isLine = false }: InquirySummaryProps) {
  const t = useTranslations('inquiry.soFar')
  const locale = useLocale()
  const [formType, category, packageType, participants, checkIn, checkOut] = useWatch({
    control,
    name: ['formType', 'category', 'packageType', 'participants', 'checkIn', 'checkOut'],
  })
  const tab = formTypes.find((type) => type === formType) ?? formTypes[0]
  const what = subject?.title ?? choices.category[tab].find(({ value }) => value === category)?.label
  const dates = subject?.dates ?? 'stay'
  // What the form does not ask for may stand in it from before.
  const to = dates === 'stay' && checkOut > checkIn ? checkOut : checkIn
  const days = dates !== 'none' && checkIn && formatDays({ from: checkIn, to }, locale, 'numeric')
  const count = dates !== 'none' && /^[1-9]\d{0,3}$/.test(participants) && Number(participants)
  const isChosen =
    tab === 'private' &&
    hasPackages(category) &&
    choices.packageType[category].some(({ value }) => value === packageType)
  const rows = [
    { label: t('what'), value: what },
    { label: t('days'), value: days },
    { label: t('who'), value: count && t('people', { count }) },
    { label: t('price'), value: isChosen && prices[packageType] },
  ].filter(({ value }) => value)
  if (isLine) {
    return (
      <p className="text-ui noscript:hidden">
        <span className="quiet">{t(`heading.${tab}`)}:</span> {rows.map(({ value }) => value).join(', ')}
      </p>
    )
  }
  return (
    <section aria-labelledby="so-far" className="max-lg:hidden print:hidden noscript:hidden">
      <h2 id="so-far" className="text-h3">
        {t(`heading.${tab}`)}
      </h2>
      <FactsTable rows={rows} className="mt-3 [&_th]:min-w-0" />
    </section>
  )
}

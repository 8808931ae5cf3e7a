'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import type { Receipt } from '@/components/forms/core/result'
import type { ServerForm } from '@/components/forms/core/use-server-form'
import { Ring } from '@/components/ui/ring/ring'
import { describeRing, readRingMeasures } from '@/components/ui/ring/ring-measures'
import { useLanguage } from '@/lib/i18n/language-provider'
import type { InquiryValues } from './values'

interface InquiryRingProps {
  form: ServerForm<InquiryValues>
  /** Whether one day is asked for. */
  isOneDay: boolean
}

/** The ring of the inquiry as it is filled in; of two guests and one night to begin with. */
export function InquiryRing({ form, isOneDay }: InquiryRingProps) {
  const t = useTranslations('ring')
  const { language } = useLanguage()
  const [nights, participants, checkIn, checkOut] = useWatch({
    control: form.methods.control,
    name: ['nights', 'participants', 'checkIn', 'checkOut'],
  })
  const measures = readRingMeasures({ nights: isOneDay ? '0' : nights, participants, checkIn, checkOut })
  return (
    <>
      <Ring measures={{ nights: 1, guests: 2, ...measures }} />
      <p className="mt-4 min-h-12 text-center text-small quiet">{describeRing(measures, t, language)}</p>
    </>
  )
}

/** The ring of what was sent. */
export function ReceiptRing({ receipt: { values } }: { receipt: Receipt }) {
  const t = useTranslations('ring')
  const { language } = useLanguage()
  const isOneDay = values.checkOut === undefined
  const measures = readRingMeasures(isOneDay ? { ...values, nights: '0' } : values)
  return (
    <div className="relative z-1 my-4 w-44 min-[40rem]:float-right min-[40rem]:my-0 min-[40rem]:ml-6">
      <Ring measures={measures} spreads />
      <p className="mt-3 text-small">{describeRing(measures, t, language)}</p>
    </div>
  )
}

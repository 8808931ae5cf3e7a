'use client'

import { useWatch, type Control } from 'react-hook-form'
import { describeRing, readRingMeasures, type RingWords } from '@/components/ui/ring/ring-measures'
import { useLanguage } from '@/lib/i18n/language-provider'
import { Ring } from '@/components/ui/ring/ring'

const WATCHED = ['nights', 'participants', 'checkIn', 'checkOut'] as const
type Watched = Record<(typeof WATCHED)[number], string | undefined>

interface InquiryRingProps {
  control: Control
  /** What the fields start with. */
  initialValues: Readonly<Record<string, string>>
  /** Whether one day is asked for. */
  isOneDay: boolean
  words: RingWords
}

/** The ring of the inquiry as it is filled in. */
export function InquiryRing({ control, initialValues, isOneDay, words }: InquiryRingProps) {
  const { language } = useLanguage()
  const typed = useWatch({ control, name: WATCHED })
  const values = Object.fromEntries(
    WATCHED.map((name, index) => [name, (typed[index] as string | undefined) ?? initialValues[name]]),
  ) as Watched
  const measures = readRingMeasures(isOneDay ? { ...values, nights: '0' } : values)
  return (
    <>
      <Ring measures={measures} className="w-full" />
      <p className="mt-4 min-h-18 text-center text-small quiet">{describeRing(measures, words, language)}</p>
    </>
  )
}

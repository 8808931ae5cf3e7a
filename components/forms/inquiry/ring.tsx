'use client'

import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { describeRing, readRingMeasures, type RingWords } from '@/components/ui/ring/ring-measures'
import { Ring } from '@/components/ui/ring/ring'
import { useLanguage } from '@/lib/i18n/language-provider'
import type { InquiryValues } from './values'

interface InquiryRingProps {
  control: Control<InquiryValues, unknown, FieldValues>
  /** Whether one day is asked for. */
  isOneDay: boolean
  words: RingWords
}

/** The ring of the inquiry as it is filled in; of two guests and one night to begin with. */
export function InquiryRing({ control, isOneDay, words }: InquiryRingProps) {
  const { language } = useLanguage()
  const [nights, participants, checkIn, checkOut] = useWatch({
    control,
    name: ['nights', 'participants', 'checkIn', 'checkOut'],
  })
  const measures = readRingMeasures({ nights: isOneDay ? '0' : nights, participants, checkIn, checkOut })
  return (
    <>
      <Ring measures={{ nights: 1, guests: 2, ...measures }} className="w-full" />
      <p className="mt-4 min-h-12 text-center text-small quiet">{describeRing(measures, words, language)}</p>
    </>
  )
}

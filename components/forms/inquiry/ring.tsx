'use client'

import { useWatch } from 'react-hook-form'
import type { ServerForm } from '@/components/forms/core/use-server-form'
import { Rings } from '@/components/ui/rings'
import type { InquiryValues } from './values'

const DAY_MS = 86_400_000
const MOST_RINGS = 10

/** A ring for each night of the stay as it is filled in, and one where it is not known. Decorative. */
export function InquiryRings({ form }: { form: ServerForm<InquiryValues> }) {
  const [nights, checkIn, checkOut] = useWatch({
    control: form.methods.control,
    name: ['nights', 'checkIn', 'checkOut'],
  })
  const asked = Number(nights) || Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS) || 1
  return <Rings count={Math.min(Math.max(asked, 1), MOST_RINGS)} className="text-edge" />
}

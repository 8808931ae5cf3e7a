'use client'

import { Check } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { useFormDetails } from './form-context'

interface SentNoticeProps {
  title: string
  text: string
  /** Replaces title and text without JavaScript, where there is no toast. */
  withoutScript?: { title: string; text: string }
}

/** The receipt above the form. */
export function SentNotice({ title, text, withoutScript }: SentNoticeProps) {
  const { answer } = useFormDetails()
  const isHydrated = useHydrated()
  if (answer?.ok !== true) return null
  const shown = isHydrated ? { title, text } : (withoutScript ?? { title, text })
  return (
    <div className="flex gap-3.5 border-2 border-success bg-success-tint px-6.5 pt-5.5 pb-5 text-ui">
      <Icon icon={Check} className="mt-0.5 size-5.5 flex-none text-success" />
      <div>
        <h3 className="mb-1 text-h4">{shown.title}</h3>
        <p>{shown.text}</p>
      </div>
    </div>
  )
}

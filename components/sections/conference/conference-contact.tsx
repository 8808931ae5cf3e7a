import { LinkedText } from '@/components/ui/linked-text'
import { conferenceContact } from '@/content/conference'
import type { Locale } from '@/lib/i18n/locales'

export function ConferenceContact({ locale, className }: { locale: Locale; className?: string }) {
  return (
    <p className={className}>
      <LinkedText text={conferenceContact[locale]} />
    </p>
  )
}

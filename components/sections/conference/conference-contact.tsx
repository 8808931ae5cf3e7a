import { LinkedText } from '@/components/ui/linked-text'
import { conferenceContact } from '@/content/conference'
import { textIn, type Locale } from '@/lib/i18n/locales'

export function ConferenceContact({ locale, className }: { locale: Locale; className?: string }) {
  return (
    <p className={className}>
      <LinkedText text={textIn(conferenceContact, locale)} />
    </p>
  )
}

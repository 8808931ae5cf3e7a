import { useLocale } from 'next-intl'
import { LinkedText } from '@/components/ui/linked-text'
import { conferenceContact } from '@/content/conference'
import { textIn } from '@/lib/i18n/locales'

export function ConferenceContact({ className }: { className?: string }) {
  const locale = useLocale()
  return (
    <p className={className}>
      <LinkedText text={textIn(conferenceContact, locale)} />
    </p>
  )
}

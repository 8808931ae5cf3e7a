'use client'

import { LinkedText } from '@/components/ui/linked-text'
import { phoneLink } from '@/content/phone'
import { venue } from '@/content/venue'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { useLanguage } from '@/lib/i18n/language-provider'
import { useFormDetails } from './form-context'

interface FormAlertProps {
  /** Says that the form has not been sent. */
  title: string
  /** Replace messages that a toast shows, by key. Without JavaScript both texts show here. */
  texts?: Readonly<Record<string, string>>
}

const emailLink = `[${venue.email}](mailto:${venue.email})`

/** The text with links to the hotel's telephone and e-mail. A text that names neither gets both below it. */
function TextWithContact({ text }: { text: string }) {
  const { language } = useLanguage()
  const phone = phoneLink[language]
  const linked = text.replace(venue.phone.display[language], phone).replace(venue.email, emailLink)
  return (
    <>
      <p>
        <LinkedText text={linked} />
      </p>
      {linked === text && (
        <p className="mt-2">
          <LinkedText text={`${phone}, ${emailLink}`} />
        </p>
      )}
    </>
  )
}

/** An error of the form as a whole. */
export function FormAlert({ title, texts }: FormAlertProps) {
  const { answer, messages } = useFormDetails()
  const isHydrated = useHydrated()
  if (answer?.ok !== false || answer.formError === undefined) return null
  const key = answer.formError
  const own = texts?.[key]
  return (
    <div role="alert" className="border-2 border-danger bg-danger-tint px-6.5 pt-5.5 pb-5 text-ui">
      <h3 className="mb-1.5 text-h4">{key === 'connectionLost' ? messages.noAnswer : title}</h3>
      <TextWithContact text={own ?? messages.errors[key] ?? key} />
      {own !== undefined && !isHydrated && <p>{messages.errors[key] ?? key}</p>}
      {key === 'pageOutdated' && (
        <button type="button" onClick={() => location.reload()} className="mt-4 btn btn-small btn-dark">
          {messages.reload}
        </button>
      )}
    </div>
  )
}

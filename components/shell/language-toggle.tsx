'use client'

import clsx from 'clsx'
import type { SubmitEvent } from 'react'
import { useLanguage } from '@/lib/i18n/language-provider'
import { isLocale, LANGUAGE_KEY, LANGUAGE_ROUTE, locales } from '@/lib/i18n/locales'

interface LanguageToggleProps {
  /** Names the pair of buttons. */
  label: string
  className?: string
}

/** SV/EN. Without JavaScript the form posts to a route that stores the choice and comes back to the same address. */
export function LanguageToggle({ label, className }: LanguageToggleProps) {
  const { language, setLanguage } = useLanguage()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const choice = event.nativeEvent.submitter?.getAttribute('value')
    if (!isLocale(choice)) return
    event.preventDefault()
    setLanguage(choice)
  }

  return (
    <form action={LANGUAGE_ROUTE} method="post" onSubmit={submit} className={className}>
      <div role="group" aria-label={label} className="flex">
        {locales.map((locale) => (
          <button
            key={locale}
            name={LANGUAGE_KEY}
            value={locale}
            lang={locale}
            aria-pressed={locale === language}
            className={clsx(
              'min-h-11 min-w-11 cursor-pointer text-center font-sans text-caps leading-none tracking-[0.02em] decoration-2 underline-offset-[0.4em] hover:underline md:min-w-10',
              locale === language ? 'font-bold underline' : 'font-medium',
            )}
          >
            {locale.toUpperCase()}
          </button>
        ))}
      </div>
    </form>
  )
}

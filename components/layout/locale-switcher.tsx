'use client'

import clsx from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { keepForLocaleSwitch, wasLocaleSwitched } from '@/lib/browser/storage'
import { setLocale } from '@/lib/i18n/language-provider'
import { isLocale, LANGUAGE_KEY, type Locale, locales } from '@/lib/i18n/locales'
import { storeLocale } from '@/lib/i18n/store-locale'

/** Before hydration and without JavaScript the form posts to its server action. */
export function LocaleSwitcher({ className }: { className?: string }) {
  const label = useTranslations('layout')('language')
  const current = useLocale()
  const [pending, setPending] = useState<Locale>()
  const form = useRef<HTMLFormElement>(null)
  const shown = pending ?? current

  // The new document has the focus where the old one had it.
  useEffect(() => {
    if (!wasLocaleSwitched()) return
    // The smallest windows show the other language alone.
    const buttons = [...(form.current?.elements ?? [])].filter((button) => button.getClientRects().length > 0)
    const button = buttons.find((one) => one.matches('[data-current]')) ?? buttons[0]
    if (button instanceof HTMLElement) button.focus({ preventScroll: true })
  }, [])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const choice = event.nativeEvent.submitter?.getAttribute('value')
    if (!isLocale(choice)) return
    event.preventDefault()
    if (pending !== undefined) return
    setPending(choice)
    if (choice !== current) keepForLocaleSwitch()
    await setLocale(choice, current)
    // No reload if the page is already in that locale.
    if (choice === current) setPending(undefined)
  }

  return (
    <form
      ref={form}
      action={storeLocale}
      onSubmit={handleSubmit}
      aria-label={label}
      aria-busy={pending !== undefined}
      className={clsx('flex', className)}
    >
      {locales.map((locale) => (
        <button
          key={locale}
          name={LANGUAGE_KEY}
          value={locale}
          lang={locale}
          aria-pressed={locale === shown}
          data-current={locale === current || undefined}
          className={clsx(
            'min-h-11 min-w-10 cursor-pointer text-center font-sans text-caps leading-none tracking-[0.02em] decoration-2 underline-offset-[0.4em] hover:underline',
            locale === shown ? 'font-bold underline' : 'font-medium',
            locale === pending && 'cursor-progress motion-safe:animate-pulse',
          )}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </form>
  )
}

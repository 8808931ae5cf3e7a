import clsx from 'clsx'
import { phone } from '@/content/phone'
import { textIn, type Locale } from '@/lib/i18n/locales'

/** The hotel's telephone number, large, in the size that the class gives it. */
export function PhoneNumber({ locale, className }: { locale: Locale; className: string }) {
  return (
    <a
      href={phone.href}
      className={clsx(
        'num inline-flex min-h-11 items-center font-sans leading-tight font-semibold tracking-tight wrap-anywhere whitespace-normal decoration-2 underline-offset-[0.14em] hover:underline',
        className,
      )}
    >
      {textIn(phone.display, locale)}
    </a>
  )
}

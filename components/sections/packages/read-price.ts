import { getLocale, getTranslations } from 'next-intl/server'
import type { HotelPackage } from '@/content/package-parts'
import { formatPrice, PER_PERSON } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'

/** The parts of a package's price. Without an amount the guest is asked to get in touch. */
export async function readPrice(price: HotelPackage['price'], isWithVat = false) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  if (!('kronor' in price)) return { amount: textIn(price, locale) }
  const { kronor, per, note, isFrom = per === 'night' } = price
  const unit = note
    ? `${textIn(PER_PERSON, locale)}, ${textIn(note, locale)}`
    : t(`${isWithVat ? 'perWithVat' : 'per'}.${per}`)
  return { amount: kronor, isFrom, unit }
}

/** `från 1 580 kr per natt` */
export async function writePackagePrice(price: HotelPackage['price']): Promise<string> {
  const { amount, isFrom, unit } = await readPrice(price)
  if (typeof amount === 'string') return amount
  return `${formatPrice(amount, await getLocale(), { isFrom })} ${unit}`
}

import { getTranslations } from 'next-intl/server'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'

interface FooterContactProps {
  locale: Locale
  className?: string
}

/** Address, telephone and e-mail. */
export async function FooterContact({ locale, className }: FooterContactProps) {
  const t = await getTranslations('footer')
  const { street, postalCode, city } = venue.address
  return (
    <div className={className}>
      <h3 className="footer-heading">{t('contact')}</h3>
      <address className="text-ui leading-[1.6] not-italic">
        {venue.name[locale]}
        <br />
        {street}
        <br />
        {t('place', { postalCode, city })}
        <br />
        <a href={venue.phone.href} className="footer-link num">
          {venue.phone.display}
        </a>
        <br />
        <a href={`mailto:${venue.email}`} className="footer-link">
          {venue.email}
        </a>
      </address>
    </div>
  )
}

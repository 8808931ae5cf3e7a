import { getTranslations } from 'next-intl/server'
import { FIELD_LIMITS } from '@/components/forms/core/limits'
import { readFormMessages } from '@/components/forms/core/messages'
import { Link } from '@/lib/i18n/link'
import { newsletterErrors } from '@/components/forms/newsletter/fields'
import { viewHref } from '@/lib/routes/views'
import { NewsletterForm } from './newsletter-form'

/** Passes only the texts that the form needs, because it is on every page. */
export async function NewsletterSignup() {
  const t = await getTranslations('newsletter')
  const { errors, reload, toast } = await readFormMessages(newsletterErrors)
  const tooLong = errors.tooLong?.replace('{max}', String(FIELD_LIMITS.email))
  return (
    <NewsletterForm
      labels={{
        email: t('label'),
        subscribe: t('subscribe'),
        saving: t('saving'),
        sent: t('sent'),
        thanks: t('thanks'),
      }}
      messages={{ errors: { ...errors, tooLong }, reload, toast }}
      privacy={t.rich('privacy', {
        link: (text) => (
          <Link href={viewHref('/villkor', 'privacy')} className="text-link">
            {text}
          </Link>
        ),
      })}
    />
  )
}

import { getTranslations } from 'next-intl/server'
import { readFormMessages } from '@/components/forms/core/messages'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'
import { FooterNewsletterForm } from './footer-form'
import { newsletterErrors } from './values'

/** Passes only the texts that the form needs, because it is on every page. */
export async function NewsletterSignup() {
  const t = await getTranslations('newsletter')
  const { errors, reload, toast } = await readFormMessages(newsletterErrors)
  return (
    <FooterNewsletterForm
      labels={{
        email: t('label'),
        subscribe: t('subscribe'),
        saving: t('saving'),
        sent: t('sent'),
        thanks: t('thanks'),
      }}
      messages={{ errors, reload, toast }}
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

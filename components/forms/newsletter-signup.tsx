import { getTranslations } from 'next-intl/server'
import { readFormMessages } from '@/lib/forms/messages'
import { Link } from '@/lib/i18n/link'
import { newsletterErrors } from '@/lib/newsletter/fields'
import { stateHref } from '@/lib/routes/page-state'
import { NewsletterForm } from './newsletter-form'

/** The footer's newsletter form with its words. */
export async function NewsletterSignup() {
  const t = await getTranslations('newsletter')
  // On every page of the site, so it carries no more words than it needs.
  const { errors, reload, toast } = await readFormMessages(newsletterErrors)
  return (
    <NewsletterForm
      words={{
        label: t('label'),
        subscribe: t('subscribe'),
        saving: t('saving'),
        sent: t('sent'),
        thanks: t('thanks'),
      }}
      form={{ errors, reload, toast }}
      privacy={t.rich('privacy', {
        link: (text) => (
          <Link href={stateHref('/villkor', 'privacy')} className="text-link">
            {text}
          </Link>
        ),
      })}
    />
  )
}

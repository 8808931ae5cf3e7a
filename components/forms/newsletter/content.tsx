import { getMessages, getTranslations } from 'next-intl/server'
import { readFormMessages } from '@/components/forms/core/messages'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'

/** All texts of the form in the page's language; no others, because it is on every page. */
export type NewsletterContent = Awaited<ReturnType<typeof readNewsletterContent>>

export async function readNewsletterContent() {
  const t = await getTranslations('newsletter')
  const { privacy: _, ...words } = (await getMessages()).newsletter
  const { errors, reload, toast } = await readFormMessages([
    'newsletterEmailInvalid',
    'newsletterDuplicate',
    'tryAgain',
  ])
  return {
    words,
    messages: { errors, reload, toast },
    /** What the address is used for. */
    privacy: t.rich('privacy', {
      link: (text) => (
        <Link href={viewHref('/villkor', 'privacy')} className="text-link">
          {text}
        </Link>
      ),
    }),
  }
}

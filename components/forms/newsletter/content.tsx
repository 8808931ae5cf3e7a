import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { readFormMessages, type FormMessages } from '@/components/forms/core/messages'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'
import type sv from '@/messages/sv.json'

/** All texts of the form in the page's language; no others, because it is on every page. */
export interface NewsletterContent {
  words: Omit<(typeof sv)['newsletter'], 'privacy'>
  messages: Pick<FormMessages, 'errors' | 'reload' | 'toast'>
  /** What the address is used for. */
  privacy: ReactNode
}

/** For server components. */
export async function readNewsletterContent(): Promise<NewsletterContent> {
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
    privacy: t.rich('privacy', {
      link: (text) => (
        <Link href={viewHref('/villkor', 'privacy')} className="text-link">
          {text}
        </Link>
      ),
    }),
  }
}

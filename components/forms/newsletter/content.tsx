import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { errorValues } from '@/components/forms/core/error-messages'
import { FIELD_LIMITS } from '@/components/forms/core/limits'
import type { MessageKey } from '@/components/forms/core/result'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'

const ERRORS = [
  'blocked',
  'rateLimited',
  'connectionLost',
  'notKnown',
  'refused',
  'tooLong',
  'emailLetters',
  'newsletterEmailInvalid',
  'newsletterDuplicate',
  'tryAgain',
] as const

/** All messages of the form in the page's locale; no others, because it is on every page. */
export type NewsletterContent = Awaited<ReturnType<typeof readNewsletterContent>>

export async function readNewsletterContent() {
  const t = await getTranslations('newsletter')
  const { privacy: _, ...messages } = (await getMessages()).newsletter
  const forms = await getTranslations('forms')
  const values = { ...errorValues(await getLocale()), max: FIELD_LIMITS.email }
  return {
    messages,
    errors: {
      ...Object.fromEntries(ERRORS.map((key) => [key, forms(`errors.${key}`, values)])),
      // It has no draft.
      pageOutdated: forms('errors.newsletterOutdated'),
      silent: forms('errors.newsletterSilent'),
    } as Readonly<Partial<Record<MessageKey, string>>>,
    reload: forms('reload'),
    sendAnyway: forms('sendAnyway'),
    /** What the email is used for. */
    privacy: t.rich('privacy', {
      link: (text) => (
        <Link href={viewHref('/villkor', 'privacy')} className="text-link">
          {text}
        </Link>
      ),
    }),
  }
}

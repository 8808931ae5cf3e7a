import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { currentOffer } from '@/content/calendar'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

interface OverNoteProps {
  heading: string
  /** Left out where the page's first sentence says it. */
  text?: string
  className?: string
}

/** In place of prices and booking: that something is over, what comes next, and how to hear of it. */
export async function OverNote({ heading, text, className }: OverNoteProps) {
  const [t, locale] = [await getTranslations('events'), await getLocale()]
  const next = currentOffer(locale)
  return (
    <div className={clsx('max-w-measure border-l-3 border-copper py-1 pl-4.5', className)}>
      <h2 className="text-h3">{heading}</h2>
      {text !== undefined && <p className="mt-2">{text}</p>}
      <p className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-1 print:hidden">
        {next && (
          <Link href={next.href} className="btn btn-secondary max-md:px-3">
            {t('next', { title: textIn(next.title, locale), days: next.when })}
          </Link>
        )}
        <a href="#letters" className="action-link">
          {t('newsletter')}
        </a>
      </p>
    </div>
  )
}

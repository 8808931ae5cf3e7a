import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { CloseButton } from '@/components/ui/close-button'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'

/**
 * Each link and button closes it (cookie-consent.tsx). Closing it without an answer stores nothing, so it returns on the
 * next visit.
 */
export async function CookieNotice() {
  const t = await getTranslations('cookieBanner')
  return (
    <section
      aria-label={t('heading')}
      tabIndex={-1}
      // One line along the foot of the window, left of the chat button; on a phone the answers below it.
      className={clsx(
        'grid min-h-(--notice-min) grid-cols-[minmax(0,1fr)_min(3.5rem,16vw)] items-center gap-x-2 gap-y-0.5 pt-1.5 pr-4 pb-1 pl-(--bleed)',
        'md:grid-cols-[minmax(0,1fr)_auto_auto] md:gap-x-4 md:py-0.5 md:pr-[max(5.5rem,var(--bleed)-0.75rem)] lg:gap-x-6',
        'border-t hairline bg-white text-small leading-[1.3125] shadow-panel',
      )}
    >
      <h2 className="sr-only">{t('heading')}</h2>
      <p className="max-lg:text-caption max-lg:leading-[1.3] max-md:pr-2">
        {t('question')}{' '}
        <Link href={viewHref('/villkor', 'website')} className="whitespace-nowrap text-link">
          {t('policy')}
        </Link>
      </p>
      <div className="grid fit-cols-28 gap-2.5 max-md:col-start-1 md:grid-cols-[repeat(2,8.5rem)] lg:grid-cols-[repeat(2,10rem)]">
        <button type="button" value="false" className="btn btn-small btn-secondary max-md:px-1">
          {t('decline')}
        </button>
        <button type="button" value="true" className="btn btn-small btn-secondary max-md:px-1">
          {t('accept')}
        </button>
      </div>
      <CloseButton aria-label={t('close')} className="h-12 md:w-12" />
    </section>
  )
}

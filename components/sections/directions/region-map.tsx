'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { readConsent, subscribeToConsent } from '@/lib/browser/consent'

interface RegionMapProps {
  illustration: ReactNode
  src: string
  aboutCookies: ReactNode
}

/**
 * An illustration at first, the embedded map on request. The embedded map reaches a third party, so it is fetched only
 * with a stored consent or after the button that says what happens.
 */
export function RegionMap({ illustration, src, aboutCookies }: RegionMapProps) {
  const t = useTranslations('regionMap')
  const consented = useSyncExternalStore(subscribeToConsent, hasConsent, () => false)
  const [choice, setChoice] = useState<boolean>()
  const embedded = choice ?? consented
  const notice = embedded ? 'embedded' : 'drawn'
  return (
    <section
      aria-label={t('region')}
      className="relative flex flex-col bg-snow-shade md:row-span-2 md:min-h-207.5 2xl:min-h-250 print:min-h-[84mm]"
    >
      <div className="relative flex-1 overflow-hidden">
        {embedded ? (
          <iframe
            src={src}
            title={t('title')}
            loading="lazy"
            className="block h-[70svh] w-full border-0 md:absolute md:inset-0 md:h-full print:hidden"
          />
        ) : (
          illustration
        )}
      </div>
      <div className="grid items-center gap-x-10 gap-y-4 border-t-3 border-fir-950 bg-white px-margin py-5 md:px-6 print:hidden noscript:hidden">
        <div>
          <h2 className="font-sans text-h4">{t(`${notice}.heading`)}</h2>
          <p className="mt-1.5 text-ui">
            {t(`${notice}.text`)}{' '}
            <span>{consented ? embedded && t('embedded.consented') : t(`${notice}.asking`)}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <button type="button" className="btn btn-small btn-secondary" onClick={() => setChoice(!embedded)}>
            {t(embedded ? 'hide' : 'show')}
          </button>
          {aboutCookies}
        </div>
      </div>
    </section>
  )
}

function hasConsent() {
  return readConsent() === 'granted'
}

'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { readConsent, subscribeToConsent } from '@/lib/consent/consent'
import type { MapNotices } from '@/content/directions'
import { Link } from '@/lib/i18n/link'

interface RegionMapProps {
  /** The illustrated map, which needs no consent. */
  illustration: ReactNode
  /** Address and accessible name of the embedded map. */
  embed: { href: string; title: string }
  notices: MapNotices
  labels: {
    region: string
    show: string
    hide: string
    aboutCookies: string
  }
}

/**
 * An illustration at first, the embedded map on request. The embedded map reaches a third party, so it is fetched only
 * with a stored consent or after the button that says what happens.
 */
export function RegionMap({ illustration, embed, notices, labels }: RegionMapProps) {
  const consented = useSyncExternalStore(subscribeToConsent, hasConsent, () => false)
  const [choice, setChoice] = useState<'illustrated' | 'embedded'>()
  const embedded = choice === undefined ? consented : choice === 'embedded'
  const { heading, text, ...more } = notices[embedded ? 'embedded' : 'drawn']
  return (
    <section aria-label={labels.region} className="relative flex flex-col bg-snow-shade md:min-h-207.5">
      <div className="relative flex-1 overflow-hidden">
        {embedded ? (
          <iframe
            src={embed.href}
            title={embed.title}
            loading="lazy"
            className="block h-[70svh] w-full border-0 md:absolute md:inset-0 md:h-full print:hidden"
          />
        ) : (
          illustration
        )}
      </div>
      <div className="needs-js no-print grid items-center gap-x-10 gap-y-4 border-t-3 border-fir-950 bg-white px-margin py-5 md:px-6">
        <div>
          <h2 className="font-sans text-h4">{heading}</h2>
          <p className="mt-1.5 text-ui">
            {text} {more[consented ? 'consented' : 'asking']}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <button
            type="button"
            className="btn btn-small btn-secondary"
            onClick={() => setChoice(embedded ? 'illustrated' : 'embedded')}
          >
            {embedded ? labels.hide : labels.show}
          </button>
          <Link
            href="/villkor?tab=website"
            className="inline-flex min-h-11 items-center text-small text-link"
          >
            {labels.aboutCookies}
          </Link>
        </div>
      </div>
    </section>
  )
}

function hasConsent() {
  return readConsent() === 'granted'
}

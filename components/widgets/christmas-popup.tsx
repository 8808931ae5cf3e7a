'use client'

import { ArrowRight, X } from 'lucide'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { PictureFile } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import { usePopup } from './overlay-queue'
import { useUncoveredFocus } from './use-uncovered-focus'
import { findWidgetPlace } from './widget-place'

/** When it appears and how long it fades (site.md, section 9). */
const APPEARS_AFTER_MS = 6000
const FADE_MS = 300

export interface ChristmasPopupContent {
  heading: string
  text: string
  link: string
  picture: PictureFile
}

/** Dates and price of the Christmas buffet, once a session. It is not modal: the page below can be used. */
export function ChristmasPopup({
  content,
  close: closeLabel,
  openedAt,
}: {
  content: ChristmasPopupContent
  close: string
  openedAt: number
}) {
  const { up, close } = usePopup({
    id: 'christmas',
    openedAt,
    afterMs: APPEARS_AFTER_MS,
    sessionKey: 'jul-popup-shown',
    remember: 'shown',
  })
  const [fading, setFading] = useState(false)
  useUncoveredFocus()

  useEffect(() => {
    if (!fading) return
    const timer = setTimeout(close, FADE_MS)
    return () => clearTimeout(timer)
  }, [fading, close])

  if (!up) return null
  return createPortal(
    <section aria-label={content.heading} className="christmas-popup" data-fading={fading || undefined}>
      <div className="relative h-47 max-md:h-32">
        <Picture
          picture={content.picture}
          alt=""
          sizes="(width < 48rem) 100vw, 440px"
          position={{ x: 46, y: 62 }}
          className="absolute inset-0"
        />
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => setFading(true)}
          className="widget-close absolute top-0 right-0 bg-white"
        >
          <Icon drawing={X} />
        </button>
      </div>
      <div className="px-6 pt-5 pb-4">
        <h2 className="text-h3">{content.heading}</h2>
        <p className="mt-1.5 text-ui">{content.text}</p>
        <Link href="/julbord" onClick={() => setFading(true)} className="mt-2 action-link">
          {content.link}
          <Icon drawing={ArrowRight} />
        </Link>
      </div>
    </section>,
    findWidgetPlace(),
  )
}

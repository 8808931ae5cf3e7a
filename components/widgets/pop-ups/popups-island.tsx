'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { today } from '@/lib/dates/today'
import { publicPath } from '@/lib/routes/public-path'
import type { ChristmasPopupContent } from './christmas-popup'
import type { NewsletterPopupContent } from './newsletter-dialog'
import { usePopup } from './use-popup'

interface PopupsIslandProps {
  closeLabel: string
  christmas: ChristmasPopupContent
  newsletter: NewsletterPopupContent
}

const CHRISTMAS_AFTER_MS = 6000
const CHRISTMAS_KEY = 'jul-popup-shown'
const NEWSLETTER_AFTER_MS = 60_000
const NEWSLETTER_KEY = 'newsletter_popup_closed'

const loadChristmas = () => import('./christmas-popup').then((module) => module.ChristmasPopup)
const loadNewsletter = () => import('./newsletter-dialog').then((module) => module.NewsletterDialog)

/** The pop-ups of the home page. Part of the layout, so that one can fade out while the next page shows. */
export function PopupsIsland({ closeLabel, christmas, newsletter }: PopupsIslandProps) {
  const isHome = publicPath(usePathname()) === '/'
  const textOfToday = () => christmas.texts.find(({ until }) => today() <= until)
  const christmasPopup = usePopup({
    id: 'christmas',
    isHome,
    isInSeason: () => textOfToday() !== undefined,
    afterMs: CHRISTMAS_AFTER_MS,
    sessionKey: CHRISTMAS_KEY,
    remember: 'shown',
  })
  const newsletterPopup = usePopup({
    id: 'newsletter',
    isHome,
    afterMs: NEWSLETTER_AFTER_MS,
    sessionKey: NEWSLETTER_KEY,
    remember: 'closed',
  })
  return (
    <>
      <PopupLoader popup={christmasPopup} load={loadChristmas}>
        {(ChristmasPopup) => {
          const text = textOfToday()
          return (
            text && (
              <ChristmasPopup
                content={{ ...christmas, ...text }}
                closeLabel={closeLabel}
                isFading={christmasPopup.state === 'fading'}
                onClose={christmasPopup.close}
              />
            )
          )
        }}
      </PopupLoader>
      <PopupLoader popup={newsletterPopup} load={loadNewsletter}>
        {(NewsletterDialog) => (
          <NewsletterDialog
            content={newsletter}
            closeLabel={closeLabel}
            isOpen={newsletterPopup.state === 'open'}
            onClose={newsletterPopup.close}
          />
        )}
      </PopupLoader>
    </>
  )
}

interface PopupLoaderProps<Props> {
  popup: ReturnType<typeof usePopup>
  load: () => Promise<ComponentType<Props>>
  children: (Component: ComponentType<Props>) => ReactNode
}

/** Fetches a pop-up's component when it opens. The guest did not ask for it, so a failure closes it without a message. */
function PopupLoader<Props>({ popup: { state, close }, load, children }: PopupLoaderProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const isOpen = state === 'open'
  useEffect(() => {
    if (isOpen) load().then((loaded) => setComponent(() => loaded), close)
  }, [isOpen, load, close])
  return Component && state !== 'closed' && children(Component)
}

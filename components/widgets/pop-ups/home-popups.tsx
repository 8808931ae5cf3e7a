'use client'

import type { ComponentProps } from 'react'
import { today } from '@/lib/dates/today'
import type { ChristmasPopup } from './christmas-popup'
import type { NewsletterDialog } from './newsletter-dialog'
import { CHRISTMAS_AFTER_MS, NEWSLETTER_AFTER_MS, usePopup } from './use-popup'

export interface HomePopupsProps {
  /** When the home page was shown, in ms; undefined on another page, where what is open fades out. */
  shownAt: number | undefined
  christmas: ComponentProps<typeof ChristmasPopup>['content'] & {
    /** What it says until a day, in the order of the days. After the last one it stays closed. */
    periods: readonly { until: string; text: string }[]
  }
  newsletter: ComponentProps<typeof NewsletterDialog>['content']
}

const loadChristmas = () => import('./christmas-popup')
const loadNewsletter = () => import('./newsletter-dialog')

export function HomePopups({ shownAt, christmas, newsletter }: HomePopupsProps) {
  const textOfToday = () => christmas.periods.find(({ until }) => today() <= until)?.text
  const christmasPopup = usePopup({
    load: loadChristmas,
    shownAt,
    isInSeason: () => textOfToday() !== undefined,
    afterMs: CHRISTMAS_AFTER_MS,
    height: 8,
    flag: 'jul-popup-shown',
    isFlaggedWhenShown: true,
  })
  const newsletterPopup = usePopup({
    load: loadNewsletter,
    shownAt,
    afterMs: NEWSLETTER_AFTER_MS,
    height: Infinity,
    flag: 'newsletter_popup_closed',
  })
  return (
    <>
      {christmasPopup.loaded && (
        <christmasPopup.loaded.ChristmasPopup
          content={christmas}
          text={textOfToday()}
          isFading={christmasPopup.isFading}
          onClose={christmasPopup.close}
        />
      )}
      {newsletterPopup.loaded && (
        <newsletterPopup.loaded.NewsletterDialog
          content={newsletter}
          isOpen={!newsletterPopup.isFading}
          onClose={newsletterPopup.close}
        />
      )}
    </>
  )
}

'use client'

import { ChristmasPopup, type ChristmasPopupContent } from './christmas-popup'
import type { NewsletterPopupContent } from './newsletter-dialog'
import { NewsletterPopup } from './newsletter-popup'

export interface PopupsProps {
  close: string
  christmas: ChristmasPopupContent
  newsletter: NewsletterPopupContent
  /** When the home page became interactive, as `performance.now()`; undefined on every other page. */
  openedAt: number | undefined
}

export function Popups({ close, christmas, newsletter, openedAt }: PopupsProps) {
  return (
    <>
      <ChristmasPopup content={christmas} close={close} openedAt={openedAt} />
      <NewsletterPopup content={newsletter} close={close} openedAt={openedAt} />
    </>
  )
}

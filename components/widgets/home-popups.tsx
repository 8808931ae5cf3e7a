'use client'

import { usePathname } from 'next/navigation'
import { publicPath } from '@/lib/routes/public-path'
import { ChristmasPopup, type ChristmasPopupContent } from './christmas-popup'
import { NewsletterPopup, type NewsletterPopupContent } from './newsletter-popup'

interface HomePopupsProps {
  close: string
  christmas: ChristmasPopupContent
  newsletter: NewsletterPopupContent
}

/** The two pop-ups of the home page (site.md, section 2, Home). */
export function HomePopups({ close, christmas, newsletter }: HomePopupsProps) {
  if (publicPath(usePathname()) !== '/') return null
  return (
    <>
      <ChristmasPopup content={christmas} close={close} />
      <NewsletterPopup content={newsletter} close={close} />
    </>
  )
}

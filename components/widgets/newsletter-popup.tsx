'use client'

import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import type { PictureInfo } from '@/content/pictures'
import type { FormWords } from '@/lib/forms/form-words'
import { usePopup } from './overlay-queue'

/** When it opens (site.md, section 9). */
const OPENS_AFTER_MS = 60_000

export interface NewsletterPopupContent {
  heading: string
  text: string
  /** Title and text of the toast after a sign-up. */
  thanks: string
  label: string
  subscribe: string
  /** What the address is used for and how long, and the link to more. */
  privacy: { text: string; link: string }
  picture: PictureInfo
  form: FormWords
}

const NewsletterDialog = dynamic(
  () =>
    import('./newsletter-dialog').then(
      (module) => module.NewsletterDialog,
      () => NothingToOffer,
    ),
  { ssr: false },
)

/** Stands in where the dialog cannot be fetched: nobody asked for it, so nobody is told, and its turn is over. */
function NothingToOffer({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}

/** Offers the newsletter after a minute, unless it was closed earlier in the session. */
export function NewsletterPopup({
  content,
  close: closeLabel,
}: {
  content: NewsletterPopupContent
  close: string
}) {
  const { up, close } = usePopup({
    id: 'newsletter',
    afterMs: OPENS_AFTER_MS,
    sessionKey: 'newsletter_popup_closed',
    remember: 'closed',
  })
  return up && <NewsletterDialog content={content} closeLabel={closeLabel} onClose={close} />
}

'use client'

import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import type { NewsletterDialogProps, NewsletterPopupContent } from './newsletter-dialog'
import { usePopup } from './use-popup'

const OPENS_AFTER_MS = 60_000

const NewsletterDialog = lazy<ComponentType<NewsletterDialogProps>>(() =>
  import('./newsletter-dialog').then(
    (module) => ({ default: module.NewsletterDialog }),
    () => ({ default: CloseAtOnce }),
  ),
)

/** Fallback if the dialog cannot be fetched: the guest did not ask for it, so there is no message and no retry. */
function CloseAtOnce({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}

export function NewsletterPopup({
  content,
  close: closeLabel,
  openedAt,
}: {
  content: NewsletterPopupContent
  close: string
  openedAt: number | undefined
}) {
  const { state, close } = usePopup({
    id: 'newsletter',
    openedAt,
    afterMs: OPENS_AFTER_MS,
    sessionKey: 'newsletter_popup_closed',
    remember: 'closed',
  })
  if (state === 'closed') return null
  return (
    <Suspense>
      <NewsletterDialog content={content} closeLabel={closeLabel} isOpen={state === 'open'} onClose={close} />
    </Suspense>
  )
}

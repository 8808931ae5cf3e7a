'use client'

import { X } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { useUncoveredFocus } from '@/components/widgets/use-uncovered-focus'
import { storeConsent } from '@/lib/consent/consent'
import { Link } from '@/lib/i18n/link'

interface CookieNoticeProps {
  labels: {
    heading: string
    text: string
    policy: string
    accept: string
    decline: string
    close: string
  }
  onClose: () => void
}

/** Closing it stores nothing, so it returns on the next visit. */
export function CookieNotice({ labels, onClose }: CookieNoticeProps) {
  useUncoveredFocus()

  function answer(granted: boolean) {
    storeConsent(granted)
    onClose()
  }

  return (
    <section aria-label={labels.heading} className="cookie-banner">
      <div className="flex items-center justify-between">
        <h2 className="text-h4">{labels.heading}</h2>
        <button
          type="button"
          aria-label={labels.close}
          onClick={onClose}
          className="widget-close -my-2 -mr-3"
        >
          <Icon icon={X} />
        </button>
      </div>
      <p className="mt-2 text-ui">
        {labels.text}{' '}
        <Link href="/villkor?tab=website" onClick={onClose} className="text-link">
          {labels.policy}
        </Link>
      </p>
      <div className="mt-4 grid grid-cols-1 gap-2.5 min-[22rem]:grid-cols-2">
        <button type="button" onClick={() => answer(false)} className="btn btn-secondary px-3">
          {labels.decline}
        </button>
        <button type="button" onClick={() => answer(true)} className="btn btn-secondary px-3">
          {labels.accept}
        </button>
      </div>
    </section>
  )
}

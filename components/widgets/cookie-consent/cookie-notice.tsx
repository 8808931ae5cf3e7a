'use client'

import { X } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { useUncoveredFocus } from '@/components/widgets/use-uncovered-focus'
import { storeConsent } from '@/lib/consent/consent'
import { Link } from '@/lib/i18n/link'

interface CookieNoticeProps {
  labels: {
    heading: string
    question: string
    example: string
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
      <h2 className="sr-only">{labels.heading}</h2>
      <div>
        <p className="md:inline">{labels.question}</p>{' '}
        <p className="md:inline">
          {labels.example}{' '}
          <Link href="/villkor?tab=website" onClick={onClose} className="whitespace-nowrap text-link">
            {labels.policy}
          </Link>
        </p>
      </div>
      <div className="cookie-banner-answers">
        <button type="button" onClick={() => answer(false)} className="btn btn-small btn-secondary">
          {labels.decline}
        </button>
        <button type="button" onClick={() => answer(true)} className="btn btn-small btn-secondary">
          {labels.accept}
        </button>
      </div>
      <button type="button" aria-label={labels.close} onClick={onClose} className="widget-close">
        <Icon icon={X} />
      </button>
    </section>
  )
}

'use client'

import { askAgain } from '@/lib/consent/consent'

/** Brings the cookie banner back. Hidden where scripts are off: nothing is asked or stored there. */
export function CookieSettingsButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={askAgain} className="footer-link needs-js text-small">
      {label}
    </button>
  )
}

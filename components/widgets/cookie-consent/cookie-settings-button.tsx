'use client'

import { reopenBanner } from '@/lib/consent/consent'

/** Hidden without JavaScript, where nothing is asked or stored. */
export function CookieSettingsButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={reopenBanner} className="footer-link needs-js text-small">
      {label}
    </button>
  )
}

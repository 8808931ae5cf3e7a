'use client'

import { reopenBanner } from '@/lib/consent/consent'

/** Hidden without JavaScript, where nothing is asked or stored. */
export function CookieSettingsButton({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" onClick={reopenBanner} className={className}>
      {label}
    </button>
  )
}

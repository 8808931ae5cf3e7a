'use client'

import { Printer } from 'lucide'
import { Icon } from './icon'

/** Prints the page. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={() => print()} className="needs-js btn btn-secondary">
      <Icon icon={Printer} />
      {label}
    </button>
  )
}

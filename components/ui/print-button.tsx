'use client'

import clsx from 'clsx'
import { Printer } from 'lucide-react'

export function PrintButton({ label, className }: { label: string; className?: string }) {
  return (
    <button
      type="button"
      onClick={() => print()}
      className={clsx('btn btn-secondary noscript:hidden', className)}
    >
      <Printer />
      {label}
    </button>
  )
}

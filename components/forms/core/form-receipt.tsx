'use client'

import type { ReactNode } from 'react'
import { LogoMark } from '@/components/ui/logo-mark'

interface FormReceiptProps {
  formId: string
  title: string
  text?: string
  /** The details, where the server named the stored row. */
  children?: ReactNode
}

/** Id of the heading, which names the region that takes the focus. */
export function receiptTitleId(formId: string): string {
  return `${formId}-receipt`
}

/** Says above a form that it has arrived. */
export function FormReceipt({ formId, title, text, children }: FormReceiptProps) {
  return (
    <div className="receipt gap-3.5 border-2 border-success bg-success-tint px-5 pt-5.5 pb-6 text-ui min-[40rem]:flex min-[40rem]:px-6.5">
      <span className="ring-once -ml-1 size-9 flex-none text-success max-[40rem]:float-left max-[40rem]:mr-2.5">
        <LogoMark className="size-full" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 id={receiptTitleId(formId)} className="text-h4 max-[40rem]:min-h-11">
          {title}
        </h3>
        {text !== undefined && <p className="mt-1">{text}</p>}
        {children}
      </div>
    </div>
  )
}

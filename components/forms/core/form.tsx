'use client'

import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { LANGUAGE_FIELD } from '@/components/forms/core/hidden-fields'
import { useLanguage } from '@/lib/i18n/language-provider'
import { DraftNotice } from './draft-notice'
import { FormDetailsContext } from './form-context'
import { receiptTitleId } from './form-receipt'
import { Honeypot } from './honeypot'
import type { ServerForm } from './use-server-form'

interface FormProps {
  form: ServerForm
  /** Chooses among labels where a field has several. */
  variant?: string
  /** Error summary, alert and receipt: above the fields, focused after a submit. */
  notice: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The form element with honeypot, draft notice and contexts. */
export function Form({ form: serverForm, variant, notice, children }: FormProps) {
  const { methods, details, round, noticeRef, form } = serverForm
  const { language } = useLanguage()
  const isReceived = details.answer?.ok === true && details.answer.receipt !== undefined
  return (
    <FormProvider {...methods}>
      <FormDetailsContext value={{ ...details, variant }}>
        <form {...form} noValidate className="group/form relative scroll-mt-24">
          <div
            ref={noticeRef}
            tabIndex={-1}
            role={isReceived ? 'region' : undefined}
            aria-labelledby={isReceived ? receiptTitleId(form.id) : undefined}
            className="scroll-mt-28 not-empty:mb-8.5 focus:shadow-none focus:outline-none"
          >
            {notice}
          </div>
          <DraftNotice />
          <div key={round}>{children}</div>
          <input type="hidden" name={LANGUAGE_FIELD} value={language} />
          <Honeypot />
        </form>
      </FormDetailsContext>
    </FormProvider>
  )
}

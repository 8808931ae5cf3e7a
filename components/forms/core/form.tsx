'use client'

import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useLanguage } from '@/lib/i18n/language-provider'
import { DraftNotice } from './draft-notice'
import { FormDetailsContext } from './form-context'
import { receiptTitleId } from './form-receipt'
import { LANGUAGE_FIELD } from './hidden-fields'
import { Honeypot } from './honeypot'
import type { ServerForm } from './use-server-form'

interface FormProps {
  form: ServerForm
  /** Error summary, alert and receipt: above the fields, focused after a submit. */
  notice: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The form element with honeypot, draft notice and contexts. */
export function Form({ form: serverForm, notice, children }: FormProps) {
  const { methods, details, noticeRef, form } = serverForm
  const { language } = useLanguage()
  const isReceived = details.answer?.ok === true && details.answer.receipt !== undefined
  return (
    <FormProvider {...methods}>
      <FormDetailsContext value={details}>
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
          {children}
          <input type="hidden" name={LANGUAGE_FIELD} value={language} />
          <Honeypot />
        </form>
      </FormDetailsContext>
    </FormProvider>
  )
}

'use client'

import clsx from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import type { MouseEvent, ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { LinkedText } from '@/components/ui/linked-text'
import { formatCount } from '@/lib/i18n/count'
import { errorValues, useErrorText } from './error-messages'
import { fieldId, type FieldMessages, FormDetailsContext, useFormDetails } from './form-context'
import { Honeypot, LANGUAGE_FIELD, SendAnyway } from './hidden-fields'
import { NEEDS_RELOAD, RECEIPT_TITLE_ID, UNCERTAIN } from './result'
import type { ServerForm } from './use-server-form'

interface FormProps {
  form: ServerForm
  labels: FieldMessages
  hints?: FieldMessages
  /** Says that the form has not been sent. */
  failed: string
  /** Shown above the fields once the form is sent, and not above what went wrong with the next one. */
  receipt?: ReactNode
  children: ReactNode
}

/** The form element: what came of it, which takes the focus, then the draft's notice, the fields and the honeypot. */
export function Form({ form: serverForm, labels, hints = {}, failed, receipt, children }: FormProps) {
  const { methods, details, noticeRef, form } = serverForm
  const locale = useLocale()
  const isReceived = Boolean(receipt) && details.sent?.receipt !== undefined && !details.isFailed
  return (
    <FormProvider {...methods}>
      <FormDetailsContext value={{ ...details, labels, hints }}>
        <form {...form} noValidate className="relative scroll-mt-24">
          <div
            ref={noticeRef}
            tabIndex={-1}
            role={isReceived ? 'region' : undefined}
            aria-labelledby={isReceived ? RECEIPT_TITLE_ID : undefined}
            className="scroll-mt-28 not-empty:mb-8.5 focus:shadow-none focus:outline-none"
          >
            <ErrorSummary />
            <FormAlert failed={failed} />
            {!details.isFailed && receipt}
          </div>
          <DraftNotice />
          {children}
          <input type="hidden" name={LANGUAGE_FIELD} value={locale} />
          <Honeypot />
        </form>
      </FormDetailsContext>
    </FormProvider>
  )
}

/**
 * The errors of all fields, each with a link to its field. Only additions are announced, so that typing is not
 * interrupted when an error is corrected.
 */
function ErrorSummary() {
  const [t, locale] = [useTranslations('forms'), useLocale()]
  const { id, errors } = useFormDetails()
  const entries = Object.entries(errors)
  const count = entries.length
  if (count === 0) return null
  return (
    <div
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      className="border-2 border-danger bg-danger-tint px-6.5 pt-5.5 pb-5 text-ui"
    >
      <h3 className="mb-1.5 text-h4">
        {t('summary', { count, number: formatCount(count, locale, { startsSentence: true }) })}
      </h3>
      <ul>
        {entries.map(([name, error]) => (
          <li key={name} className="py-1">
            <a
              href={`#${fieldId(id, name)}`}
              onClick={(event) => showField(event, fieldId(id, name))}
              className="font-semibold text-danger text-link"
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses a control with its label and hint in the window, and leaves no entry in the history. */
function showField(event: MouseEvent, id: string) {
  const control = document.getElementById(id)
  if (control === null) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  const field = control.closest('[data-field]') ?? control
  field.scrollIntoView({ block: 'nearest' })
}

/** An error of the form as a whole, with links to the hotel's telephone and email. */
function FormAlert({ failed }: { failed: string }) {
  const t = useTranslations('forms')
  const locale = useLocale()
  const errorText = useErrorText()
  const { answer } = useFormDetails()
  if (answer?.ok !== false || answer.formError === undefined) return null
  const key = answer.formError
  const text = errorText(key, { linked: true })
  const { phone, email } = errorValues(locale, { linked: true })
  return (
    <div key={key} role="alert" className="border-2 border-danger bg-danger-tint px-6.5 pt-5.5 pb-5 text-ui">
      <h3 className="mb-1.5 text-h4">{UNCERTAIN.includes(key) ? t('noAnswer') : failed}</h3>
      <p>
        <LinkedText text={text} />
      </p>
      {text === errorText(key) && (
        <p className="mt-2">
          <LinkedText text={`${phone}, ${email}`} />
        </p>
      )}
      {key === 'blocked' && <SendAnyway label={t('sendAnyway')} />}
      {NEEDS_RELOAD.includes(key) && (
        <button
          type="button"
          onClick={() => location.reload()}
          className="mt-4 btn btn-small btn-secondary noscript:hidden"
        >
          {t('reload')}
        </button>
      )}
    </div>
  )
}

function DraftNotice() {
  const t = useTranslations('forms.draft')
  const { draft, startOver } = useFormDetails()
  return (
    <div role="status" className="text-ui not-empty:mb-8.5">
      {draft && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-l-3 border-fir-950 bg-snow-shade py-3 pr-3 pl-5">
          <p className="flex-1 basis-64">
            <span>{t('restored')}</span> <span>{draft.hadFiles && t('withoutFiles')}</span>
          </p>
          <button type="button" onClick={startOver} className="btn btn-small btn-secondary">
            {t('startOver')}
          </button>
        </div>
      )}
    </div>
  )
}

export function SubmitButton({ label, className }: { label: string; className?: string }) {
  const t = useTranslations('forms')
  const { isSending } = useFormDetails()
  return (
    <button
      type="submit"
      disabled={isSending}
      aria-busy={isSending}
      className={clsx('btn btn-primary', className)}
    >
      {isSending && <span className="ripple size-5" aria-hidden="true" />}
      <span>{isSending ? t('sending') : label}</span>
    </button>
  )
}

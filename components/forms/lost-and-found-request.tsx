'use client'

import { useEffect } from 'react'
import { showToast } from '@/components/ui/toast'
import { sendLostAndFound } from '@/lib/lost-and-found/action'
import type { ActionResult } from '@/lib/forms/result'
import { ErrorSummary } from './error-summary'
import { FormAlert } from './form-alert'
import { fieldId } from './form-context'
import { FormShell } from './form-shell'
import type { LostAndFoundFormProps } from './lost-and-found-form'
import { LostAndFoundSent } from './lost-and-found-sent'
import { useDraft } from './use-draft'
import { useSubmission } from './use-submission'

interface LostAndFoundRequestProps extends LostAndFoundFormProps {
  /** True where the form took the thank-you's place. */
  startsFocused: boolean
  onBack: () => void
}

const FORM_ID = 'lost-and-found'

/** One request from the first field to the thank-you that takes the form's place (site.md, section 4). */
export function LostAndFoundRequest({
  form,
  limits,
  failed,
  aside,
  heading,
  children,
  thanks,
  startsFocused,
  onBack,
}: LostAndFoundRequestProps) {
  const submission = useSubmission({
    formId: FORM_ID,
    action: sendLostAndFound,
    loadCheck: async () => (await import('@/lib/lost-and-found/schema')).checkLostAndFound,
    checkOnLeave: 'all',
    onAnswer: announce,
  })
  useDraft(FORM_ID)

  useEffect(() => {
    if (startsFocused) document.getElementById(fieldId(FORM_ID, 'name'))?.focus()
  }, [startsFocused])

  function announce(result: ActionResult) {
    if (result.ok) window.scrollTo(0, 0)
    else if (result.formError === 'lostAndFoundNotSent') {
      void showToast({ kind: 'error', ...failed, words: form.toast })
    }
  }

  if (submission.answer?.ok) {
    return (
      <LostAndFoundSent id={FORM_ID} panelRef={submission.noticeRef} onBack={onBack}>
        {thanks}
      </LostAndFoundSent>
    )
  }
  return (
    <div className="cols gap-y-12">
      {aside}
      <div className="lg:col-span-7 lg:col-start-6">
        <h2 className="mb-7 text-h3">{heading}</h2>
        <FormShell
          submission={submission}
          words={form}
          limits={limits}
          notice={
            <>
              <ErrorSummary />
              <FormAlert title={failed.title} />
            </>
          }
        >
          {children}
        </FormShell>
      </div>
    </div>
  )
}

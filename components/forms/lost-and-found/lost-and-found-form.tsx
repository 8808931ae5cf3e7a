'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { ErrorSummary } from '@/components/forms/core/error-summary'
import { Form } from '@/components/forms/core/form'
import { FormAlert } from '@/components/forms/core/form-alert'
import { useServerForm } from '@/components/forms/core/use-server-form'
import { showToast } from '@/components/ui/toast'
import type { FormFields } from '@/lib/forms/fields'
import type { FormMessages } from '@/lib/forms/messages'
import type { ActionResult } from '@/lib/forms/result'
import { sendLostAndFound } from '@/lib/lost-and-found/action'

interface LostAndFoundFormProps {
  fields: FormFields
  messages: FormMessages
  /** What is said where the request could not be sent. */
  failed: { title: string; text: string }
  /** What stands beside the form, and goes with it once it is sent. */
  aside: ReactNode
  heading: string
  /** The controls. */
  children: ReactNode
  /** Takes the form's place once it is sent; it holds the way back as a form. */
  thanks: ReactNode
}

const FORM_ID = 'lost-and-found'

/** The lost-and-found form; whoever comes back from the thanks finds it empty. */
export function LostAndFoundForm(props: LostAndFoundFormProps) {
  const [round, setRound] = useState(0)
  return <RequestForm key={round} {...props} startsFocused={round > 0} onBack={() => setRound(round + 1)} />
}

interface RequestFormProps extends LostAndFoundFormProps {
  /** True where the form took the place of the thanks. */
  startsFocused: boolean
  onBack: () => void
}

/** One request from the first field to the thanks that take the form's place. */
function RequestForm({
  fields,
  messages,
  failed,
  aside,
  heading,
  children,
  thanks,
  startsFocused,
  onBack,
}: RequestFormProps) {
  const form = useServerForm({
    id: FORM_ID,
    action: sendLostAndFound,
    fields,
    messages,
    loadSchema: async () => (await import('@/lib/lost-and-found/schema')).lostAndFoundSchema,
    checksEmpty: true,
    onAnswer: announce,
  })
  const { methods, details, noticeRef } = form
  const { setFocus } = methods

  useEffect(() => {
    if (startsFocused) setFocus('name')
  }, [startsFocused, setFocus])

  function announce(result: ActionResult) {
    if (result.ok) window.scrollTo(0, 0)
    else if (result.formError === 'lostAndFoundNotSent') {
      void showToast({ kind: 'error', ...failed, labels: messages.toast })
    }
  }

  if (details.answer?.ok) {
    return (
      <div
        id={FORM_ID}
        ref={noticeRef}
        tabIndex={-1}
        className="max-w-lead scroll-mt-28 border-t-3 border-success pt-7 focus:shadow-none focus:outline-none"
        onSubmit={(event) => {
          event.preventDefault()
          onBack()
        }}
      >
        {thanks}
      </div>
    )
  }
  return (
    <div className="cols gap-y-12">
      {aside}
      <div className="lg:col-span-7 lg:col-start-6">
        <h2 className="mb-7 text-h3">{heading}</h2>
        <Form
          form={form}
          notice={
            <>
              <ErrorSummary />
              <FormAlert title={failed.title} />
            </>
          }
        >
          {children}
        </Form>
      </div>
    </div>
  )
}

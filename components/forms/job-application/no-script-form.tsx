'use client'

import { useActionState } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import { ErrorSummary } from '@/components/forms/core/error-summary'
import { Form } from '@/components/forms/core/form'
import { FormAlert } from '@/components/forms/core/form-alert'
import { FormReceipt } from '@/components/forms/core/form-receipt'
import { lazyResolver } from '@/components/forms/core/lazy-resolver'
import { ReceiptDetails } from '@/components/forms/core/receipt-details'
import { SelectField } from '@/components/forms/core/select-field'
import { SubmitButton } from '@/components/forms/core/submit-button'
import { useFormOptions, useServerForm } from '@/components/forms/core/use-server-form'
import { sendApplication } from './action'
import type { AppliedJob, JobApplicationContent } from './content'
import { JobApplicationFields } from './fields'
import { emptyApplication, PLAIN_FORM_ID, type ApplicationValues } from './values'

const { resolver, preload } = lazyResolver<ApplicationValues>(
  async () => (await import('./schema')).applicationSchema,
)

interface NoScriptApplicationFormProps extends JobApplicationContent {
  jobs: readonly AppliedJob[]
}

/** The position is chosen in the form, because there is no dialog without JavaScript. */
export function NoScriptApplicationForm({
  messages,
  words,
  receiptLabels,
  jobs,
}: NoScriptApplicationFormProps) {
  const [posted, formAction] = useActionState(sendApplication, null, `#${PLAIN_FORM_ID}`)
  const methods = useForm<ApplicationValues, unknown, FieldValues>({
    ...useFormOptions(posted, emptyApplication),
    resolver,
  })
  const form = useServerForm({
    id: PLAIN_FORM_ID,
    methods,
    action: sendApplication,
    posted,
    formAction,
    messages,
    preload,
    empty: emptyApplication,
  })
  const { answer } = form.details
  const choices = jobs.map(({ id, title }) => ({ value: id, label: title }))
  return (
    <section className="wrap pb-section">
      <div className="max-w-lead">
        <h2 className="mb-7 text-h2">{words.heading}</h2>
        <Form
          form={form}
          notice={
            <>
              <ErrorSummary />
              <FormAlert title={words.failed} />
              {answer?.ok && (
                <FormReceipt formId={PLAIN_FORM_ID} title={words.thanks} text={words.sent}>
                  {answer.receipt && (
                    <ReceiptDetails
                      receipt={answer.receipt}
                      labels={receiptLabels}
                      fields={words.labels}
                      choices={{ job: choices }}
                    />
                  )}
                </FormReceipt>
              )}
            </>
          }
        >
          <JobApplicationFields
            words={words}
            job={
              <SelectField
                name="job"
                label={words.labels.job}
                groups={[{ choices }]}
                className="md:col-span-2"
              />
            }
          />
          <SubmitButton label={words.submit} className="mt-8" />
        </Form>
      </div>
    </section>
  )
}

'use client'

import { ErrorSummary } from '@/components/forms/core/error-summary'
import { Form } from '@/components/forms/core/form'
import { FormReceipt } from '@/components/forms/core/form-receipt'
import { FormAlert } from '@/components/forms/core/form-alert'
import { ReceiptDetails } from '@/components/forms/core/receipt-details'
import { SelectField } from '@/components/forms/core/select-field'
import { SubmitButton } from '@/components/forms/core/submit-button'
import { useServerForm } from '@/components/forms/core/use-server-form'
import { sendApplication } from '@/components/forms/job-application/action'
import { PLAIN_FORM_ID } from '@/components/forms/job-application/form-id'
import type { AppliedJob, JobApplicationContent } from './job-application-content'
import { JobApplicationFields } from './job-application-fields'

interface NoScriptApplicationFormProps extends JobApplicationContent {
  jobs: readonly AppliedJob[]
}

/** The position is chosen in the form, because there is no dialog without JavaScript. */
export function NoScriptApplicationForm({
  fields,
  messages,
  labels,
  receiptLabels,
  jobs,
}: NoScriptApplicationFormProps) {
  const form = useServerForm({
    id: PLAIN_FORM_ID,
    action: sendApplication,
    fields,
    messages,
    loadSchema: async () => (await import('@/components/forms/job-application/schema')).applicationSchema,
  })
  const { answer } = form.details
  const choices = jobs.map(({ id, title }) => ({ value: id, label: title }))
  return (
    <section className="wrap pb-section">
      <div className="max-w-lead">
        <h2 className="mb-7 text-h2">{labels.heading}</h2>
        <Form
          form={form}
          notice={
            <>
              <ErrorSummary />
              <FormAlert title={labels.failed} />
              {answer?.ok && (
                <FormReceipt formId={PLAIN_FORM_ID} title={labels.thanks} text={labels.sent}>
                  {answer.receipt && (
                    <ReceiptDetails
                      receipt={answer.receipt}
                      fields={fields}
                      labels={receiptLabels}
                      choices={{ job: choices }}
                    />
                  )}
                </FormReceipt>
              )}
            </>
          }
        >
          <JobApplicationFields
            labels={labels}
            job={<SelectField name="job" groups={[{ choices }]} className="md:col-span-2" />}
          />
          <SubmitButton label={labels.submit} className="mt-8" />
        </Form>
      </div>
    </section>
  )
}

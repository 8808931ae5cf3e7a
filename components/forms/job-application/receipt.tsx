import { FormReceipt, ReceiptDetails } from '@/components/forms/core/receipt'
import type { Receipt } from '@/components/forms/core/result'
import type { AppliedJob, JobApplicationContent } from './content'
import { FORM_ID } from './values'

interface JobApplicationReceiptProps {
  title: string
  text?: string
  receipt: Receipt | undefined
  jobs: readonly AppliedJob[]
  content: JobApplicationContent
}

export function JobApplicationReceipt({
  title,
  text,
  receipt,
  jobs,
  content: { words, receiptLabels },
}: JobApplicationReceiptProps) {
  return (
    <FormReceipt formId={FORM_ID} title={title} text={text}>
      {receipt && (
        <ReceiptDetails
          receipt={receipt}
          labels={receiptLabels}
          fields={words.labels}
          choices={{ job: jobs.map(({ id, title: label }) => ({ value: id, label })) }}
        />
      )}
    </FormReceipt>
  )
}

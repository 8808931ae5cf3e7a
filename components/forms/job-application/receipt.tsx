import { FormReceipt } from '@/components/forms/core/form-receipt'
import { ReceiptDetails } from '@/components/forms/core/receipt-details'
import type { Receipt } from '@/components/forms/core/result'
import type { AppliedJob, JobApplicationContent } from './content'

interface JobApplicationReceiptProps extends Pick<JobApplicationContent, 'words' | 'receiptLabels'> {
  formId: string
  receipt: Receipt
  job: AppliedJob
}

/** What stays on the page when the dialog has closed. */
export function JobApplicationReceipt({
  formId,
  receipt,
  job,
  words,
  receiptLabels,
}: JobApplicationReceiptProps) {
  return (
    <FormReceipt formId={formId} title={words.sentTitle}>
      <ReceiptDetails
        receipt={receipt}
        labels={receiptLabels}
        fields={words.labels}
        choices={{ job: [{ value: job.id, label: job.title }] }}
      />
    </FormReceipt>
  )
}

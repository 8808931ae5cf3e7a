import { FormReceipt } from '@/components/forms/core/form-receipt'
import { ReceiptDetails } from '@/components/forms/core/receipt-details'
import type { Receipt } from '@/components/forms/core/result'
import type { AppliedJob, JobApplicationContent } from './job-application-content'

interface JobApplicationReceiptProps extends Omit<JobApplicationContent, 'messages'> {
  formId: string
  receipt: Receipt
  job: AppliedJob
}

/** What stays on the page when the dialog has closed. */
export function JobApplicationReceipt({
  formId,
  receipt,
  job,
  fields,
  labels,
  receiptLabels,
}: JobApplicationReceiptProps) {
  return (
    <FormReceipt formId={formId} title={labels.sentTitle}>
      <ReceiptDetails
        receipt={receipt}
        fields={fields}
        labels={receiptLabels}
        choices={{ job: [{ value: job.id, label: job.title }] }}
      />
    </FormReceipt>
  )
}

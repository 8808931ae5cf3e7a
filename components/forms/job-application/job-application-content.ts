import { getMessages, getTranslations } from 'next-intl/server'
import { retention, uploadLimits } from '@/content/facts'
import { describeFields, type FormFields } from '@/components/forms/core/fields'
import { readFormMessages, type FormMessages } from '@/components/forms/core/messages'
import { readReceiptLabels, type ReceiptLabels } from '@/components/forms/core/receipt-labels'
import { applicationErrors, applicationFields } from '@/components/forms/job-application/fields'
import type sv from '@/messages/sv.json'

/** All texts of the application in the page's language. */
export interface JobApplicationContent {
  fields: FormFields
  messages: FormMessages
  /** The namespace `jobApplication` of the interface texts, figures filled in. */
  labels: (typeof sv)['jobApplication']
  receiptLabels: ReceiptLabels
}

export interface AppliedJob {
  id: string
  title: string
}

/** For server components. */
export async function readJobApplicationContent(): Promise<JobApplicationContent> {
  const t = await getTranslations('jobApplication')
  const { jobApplication } = await getMessages()
  return {
    fields: describeFields(applicationFields, t),
    messages: await readFormMessages(applicationErrors),
    receiptLabels: await readReceiptLabels(),
    labels: {
      ...jobApplication,
      fileHint: t('fileHint', { megabytes: uploadLimits.megabytes }),
      storage: t('storage', { days: retention.daysAfterApplication }),
    },
  }
}

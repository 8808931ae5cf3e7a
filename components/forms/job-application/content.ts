import { getMessages, getTranslations } from 'next-intl/server'
import { retention, uploadLimits } from '@/content/facts'
import type sv from '@/messages/sv.json'
import { readFormMessages, type FormMessages } from '@/components/forms/core/messages'
import type { ReceiptLabels } from '@/components/forms/core/receipt'

/** All texts of the application in the page's language. */
export interface JobApplicationContent {
  messages: FormMessages
  /** The namespace `jobApplication` of the interface texts, figures filled in. */
  words: (typeof sv)['jobApplication']
  receiptLabels: ReceiptLabels
}

export interface AppliedJob {
  id: string
  title: string
}

/** For server components. */
export async function readJobApplicationContent(): Promise<JobApplicationContent> {
  const t = await getTranslations('jobApplication')
  const { jobApplication, receipt: receiptLabels } = await getMessages()
  return {
    messages: await readFormMessages(),
    receiptLabels,
    words: {
      ...jobApplication,
      fileHint: t('fileHint', { megabytes: uploadLimits.megabytes }),
      storage: t('storage', { days: retention.daysAfterApplication }),
    },
  }
}

import { getMessages, getTranslations } from 'next-intl/server'
import { retention, uploadLimits } from '@/content/facts'
import { readFormMessages } from '@/components/forms/core/messages'

export interface AppliedJob {
  id: string
  title: string
}

/** All texts of the application in the page's language, figures filled in. */
export type JobApplicationContent = Awaited<ReturnType<typeof readJobApplicationContent>>

export async function readJobApplicationContent() {
  const t = await getTranslations('jobApplication')
  const { jobApplication, layout, receipt: receiptLabels } = await getMessages()
  return {
    messages: await readFormMessages(),
    receiptLabels,
    words: {
      ...jobApplication,
      close: layout.close,
      fileHint: t('fileHint', { megabytes: uploadLimits.megabytes }),
      storage: t('storage', { days: retention.daysAfterApplication }),
    },
  }
}

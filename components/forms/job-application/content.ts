import { getMessages, getTranslations } from 'next-intl/server'
import { retention, uploadLimits } from '@/content/facts'
import { emailLink } from '@/content/venue'

export interface AppliedJob {
  id: string
  title: string
}

/** The messages of the application in the page's locale, figures filled in. */
export type JobApplicationMessages = Awaited<ReturnType<typeof readJobApplicationContent>>

export async function readJobApplicationContent() {
  const t = await getTranslations('jobApplication')
  const errors = await getTranslations('forms.errors')
  const { jobApplication } = await getMessages()
  return {
    ...jobApplication,
    ownErrors: { fileTooLarge: errors('fileTooLarge', { max: uploadLimits.megabytes }) },
    fileHint: t('fileHint', { megabytes: uploadLimits.megabytes }),
    byEmail: t('byEmail', { email: emailLink }),
    storage: t('storage', { days: retention.daysAfterApplication }),
  }
}

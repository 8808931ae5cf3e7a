import { getMessages, getTranslations } from 'next-intl/server'
import { retention, uploadLimits } from '@/content/facts'
import { readFormMessages } from '@/lib/forms/messages'
import { applicationErrors } from '@/lib/job-applications/fields'
import type { JobApplicationWords } from './job-application-words'

/** Reads the words of the application's islands. Call it once in the page's server component. */
export async function readApplicationWords(): Promise<JobApplicationWords> {
  const t = await getTranslations('jobApplication')
  const { jobApplication } = await getMessages()
  return {
    form: await readFormMessages(applicationErrors),
    words: {
      ...jobApplication,
      fileHint: t('fileHint', { megabytes: uploadLimits.megabytes }),
      storage: t('storage', { days: retention.daysAfterApplication }),
    },
  }
}

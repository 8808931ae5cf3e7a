'use client'

import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/link'
import { stateHref } from '@/lib/routes/page-state'
import { FileField } from './file-field'
import type { JobApplicationWords } from './job-application-words'
import { TextField } from './text-field'
import { TextareaField } from './textarea-field'

interface JobApplicationFieldsProps {
  words: JobApplicationWords['words']
  /** Where it is chosen in the form itself: the position. */
  job?: ReactNode
}

/** The controls of an application, with what the details are used for. */
export function JobApplicationFields({ words, job }: JobApplicationFieldsProps) {
  const { labels, file, fileHint } = words
  return (
    <div className="grid gap-x-gutter gap-y-7 md:grid-cols-2">
      {job}
      <TextField name="name" label={labels.name} autoComplete="name" className="md:col-span-2" />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" optional />
      <TextareaField name="message" label={labels.message} optional className="md:col-span-2" />
      <FileField name="cv" label={labels.cv} hint={fileHint} words={file} />
      <FileField name="coverLetter" label={labels.coverLetter} hint={fileHint} optional words={file} />
      <p className="text-small quiet md:col-span-2">
        {words.storage}{' '}
        <Link href={stateHref('/villkor', 'privacy')} className="text-link">
          {words.privacy}
        </Link>
      </p>
    </div>
  )
}

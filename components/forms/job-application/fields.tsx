'use client'

import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'
import { TextField } from '@/components/forms/core/text-field'
import { TextareaField } from '@/components/forms/core/textarea-field'
import type { JobApplicationContent } from './content'
import { FileField } from './file-field'

interface JobApplicationFieldsProps {
  words: JobApplicationContent['words']
  /** Select of the position, if the form is not about one position. */
  job?: ReactNode
}

export function JobApplicationFields({ words, job }: JobApplicationFieldsProps) {
  const { labels, file, fileHint } = words
  return (
    <div className="grid gap-x-gutter gap-y-7 md:grid-cols-2">
      {job}
      <TextField name="name" label={labels.name} autoComplete="name" className="md:col-span-2" />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <TextField name="phone" label={labels.phone} optional type="tel" autoComplete="tel" />
      <TextareaField name="message" label={labels.message} optional className="md:col-span-2" />
      <FileField name="cv" label={labels.cv} hint={fileHint} labels={file} />
      <FileField name="coverLetter" label={labels.coverLetter} optional hint={fileHint} labels={file} />
      <p className="text-small quiet md:col-span-2">
        {words.storage}{' '}
        <Link href={viewHref('/villkor', 'privacy')} className="text-link">
          {words.privacy}
        </Link>
      </p>
    </div>
  )
}

'use client'

import type { ReactNode } from 'react'
import { TextField } from '@/components/forms/core/text-field'
import { TextareaField } from '@/components/forms/core/textarea-field'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'
import { FileField } from './file-field'
import type { JobApplicationContent } from './job-application-content'

interface JobApplicationFieldsProps {
  labels: JobApplicationContent['labels']
  /** Select of the position, if the form is not about one position. */
  job?: ReactNode
}

export function JobApplicationFields({ labels, job }: JobApplicationFieldsProps) {
  const { file, fileHint } = labels
  return (
    <div className="grid gap-x-gutter gap-y-7 md:grid-cols-2">
      {job}
      <TextField name="name" autoComplete="name" className="md:col-span-2" />
      <TextField name="email" type="email" autoComplete="email" />
      <TextField name="phone" type="tel" autoComplete="tel" />
      <TextareaField name="message" className="md:col-span-2" />
      <FileField name="cv" hint={fileHint} labels={file} />
      <FileField name="coverLetter" hint={fileHint} labels={file} />
      <p className="text-small quiet md:col-span-2">
        {labels.storage}{' '}
        <Link href={viewHref('/villkor', 'privacy')} className="text-link">
          {labels.privacy}
        </Link>
      </p>
    </div>
  )
}

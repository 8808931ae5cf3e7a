import { randomUUID } from 'node:crypto'
import { formDataOf } from '@/tests/support/form-data'
import { pdfBytes } from '@/tests/support/documents'

/** A file as it is posted. */
export function fileOf(bytes: Buffer, name: string): File {
  return new File([new Uint8Array(bytes)], name)
}

/** An application that is filled in rightly, with an address of its own, which its CV names too. */
export function applicationForm(changes: Record<string, string | File> & { email?: string } = {}): FormData {
  const { email = `${randomUUID()}@example.com` } = changes
  return formDataOf({
    job: 'chef',
    name: 'Kim Lund',
    email,
    phone: '',
    message: '',
    cv: fileOf(pdfBytes(email), 'CV.pdf'),
    ...changes,
  })
}

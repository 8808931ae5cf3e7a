import type { DocumentType } from './document-name'

/** The storage's bucket. */
export const BUCKET = 'job_applications'

/** Media types by document type, as the bucket allows them. */
export const MEDIA_TYPES: Readonly<Record<DocumentType, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** A document that was checked, by its bytes. */
export type Document = { bytes: Buffer; type: DocumentType }

export type Documents = { cv: Document; coverLetter: Document | null }

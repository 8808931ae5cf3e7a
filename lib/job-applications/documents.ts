import type { DocumentType } from './file-type'

/** The storage's bucket (site.md, section 3). */
export const BUCKET = 'job_applications'

/** A document that was checked, by its bytes. */
export type Document = { bytes: Buffer; type: DocumentType }

export type Documents = { cv: Document; coverLetter: Document | null }

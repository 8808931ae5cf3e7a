/**
 * The documents of job applications in the storage, for functions and operator commands. Only erasable
 * TypeScript: Deno and Node read this file as it is.
 */

import { uploadLimits } from '../../../content/facts.ts'

/** The private bucket (migration storage). */
export const BUCKET = 'job_applications'

/** Each document's name starts with its application's id, a UUID. */
const ID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=_)/
const KINDS = ['cv', 'cover_letter']

/**
 * Every name that a document of an application can have. All of them are deleted at once, because an
 * upload that broke off leaves a file that no row names; the storage ignores those that do not exist.
 */
export function possibleFiles(applicationId: string): string[] {
  return KINDS.flatMap((kind) =>
    uploadLimits.extensions.map((ending) => `${applicationId}_${kind}.${ending}`),
  )
}

/** The id of the application that a document belongs to; undefined for a file of another kind. */
export function applicationOf(fileName: string): string | undefined {
  return ID_PATTERN.exec(fileName)?.[0]
}

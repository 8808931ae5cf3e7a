'use client'

import { FieldError } from './field-error'
import { useForm } from './form-context'
import { useField } from './use-field'

/** What kept the newsletter form from being sent, on a light ground of its own since the footer is dark. */
export function NewsletterProblem() {
  const { answer, words, reload } = useForm()
  const { error, errorId } = useField('email')
  const formError = answer?.ok === false ? answer.formError : undefined
  const problem = error ?? (formError && (words.errors[formError] ?? formError))
  if (problem === undefined) return null
  return (
    <div className="mt-3 bg-danger-tint px-4 py-3">
      <FieldError id={errorId}>{problem}</FieldError>
      {error === undefined && formError === 'pageOutdated' && (
        <button type="button" onClick={reload} className="mt-3 btn btn-small btn-secondary text-fir-950">
          {words.reload}
        </button>
      )}
    </div>
  )
}

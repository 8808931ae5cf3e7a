'use client'

import { describeError, fieldId, useForm } from './form-context'

/**
 * Everything that is wrong, above the form, in the fields' own words and with a link to each. It shrinks while
 * the fields are put right; only what is added is read out, so that typing is not interrupted.
 */
export function ErrorSummary() {
  const form = useForm()
  const names = Object.keys(form.errors)
  if (names.length === 0) return null
  const title = form.words.summary[Math.min(names.length, form.words.summary.length) - 1]
  return (
    <div
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      className="border-2 border-danger bg-danger-tint px-6.5 pt-5.5 pb-5 text-ui"
    >
      <h3 className="mb-1.5 text-h4">{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name} className="py-1">
            <a href={`#${fieldId(form.formId, name)}`} className="font-semibold text-danger text-link">
              {describeError(form, name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

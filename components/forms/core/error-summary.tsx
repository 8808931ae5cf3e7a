'use client'

import { fieldId, useFormDetails } from './form-context'

/**
 * The errors of all fields, each with a link to its field. Only additions are announced, so that typing is not
 * interrupted when an error is corrected.
 */
export function ErrorSummary() {
  const { id, errors, messages } = useFormDetails()
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  const title = messages.summary[Math.min(entries.length, messages.summary.length) - 1]
  return (
    <div
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      className="border-2 border-danger bg-danger-tint px-6.5 pt-5.5 pb-5 text-ui"
    >
      <h3 className="mb-1.5 text-h4">{title}</h3>
      <ul>
        {entries.map(([name, error]) => (
          <li key={name} className="py-1">
            <a href={`#${fieldId(id, name)}`} className="font-semibold text-danger text-link">
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

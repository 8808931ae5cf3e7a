'use client'

import { useFormDetails } from './form-context'

/** Says that a draft was restored, and offers to clear it. */
export function DraftNotice() {
  const { draft, startOver, messages } = useFormDetails()
  return (
    <div role="status" className="text-ui not-empty:mb-8.5">
      {draft !== null && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-l-3 border-fir-950 bg-snow-shade py-3 pr-3 pl-5">
          <p className="flex-1 basis-64">
            {messages.draft.restored} {draft.hadFiles && messages.draft.withoutFiles}
          </p>
          <button type="button" onClick={startOver} className="btn btn-small btn-secondary">
            {messages.draft.startOver}
          </button>
        </div>
      )}
    </div>
  )
}

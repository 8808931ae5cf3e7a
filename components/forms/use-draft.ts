'use client'

import { useEffect } from 'react'
import { hasDraft } from '@/lib/forms/draft'

/** Brings back what was typed before the page was reloaded for a newer version of the site. */
export function useDraft(formId: string): void {
  useEffect(() => {
    if (!hasDraft(formId)) return
    import('@/lib/forms/kept-draft').then(
      ({ fillForm, takeDraft }) => {
        const form = document.getElementById(formId)
        const draft = takeDraft(formId)
        if (draft !== null && form instanceof HTMLFormElement) fillForm(form, draft)
      },
      () => {
        // It is still kept, for the next reload.
      },
    )
  }, [formId])
}

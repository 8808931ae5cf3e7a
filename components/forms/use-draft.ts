'use client'

import { useEffect } from 'react'
import { fillForm, takeDraft } from '@/lib/forms/draft'

/** Brings back what was typed before the page was reloaded for a newer version of the site. */
export function useDraft(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId)
    const draft = takeDraft(formId)
    if (draft !== null && form instanceof HTMLFormElement) fillForm(form, draft)
  }, [formId])
}

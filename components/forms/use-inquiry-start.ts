'use client'

import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { fillForm, takeDraft, type Draft } from '@/lib/forms/kept-draft'
import { readPrefill } from '@/lib/inquiries/prefill'

interface InquiryStart {
  formId: string
  /** Opens the tab and category that a draft or the address asks for, or the visitor chose before hydration. */
  onChoice: (choice: { formType?: string; category?: string }) => void
}

/** Fills the form in once it can be: from a draft kept over a reload, or from the address. */
export function useInquiryStart({ formId, onChoice }: InquiryStart): void {
  const choose = useEffectEvent(onChoice)

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const draft = takeDraft(formId)
    // After this effect, since the fields of the other tab have to be there before they can be filled in.
    queueMicrotask(() => (draft ? restore(form, draft) : prefill(form)))

    function restore(target: HTMLFormElement, kept: Draft) {
      flushSync(() => choose({ formType: kept.formType, category: kept.category }))
      fillForm(target, kept)
    }

    function prefill(target: HTMLFormElement) {
      const { category, ...fields } = readPrefill(new URLSearchParams(location.search))
      const chosen = new FormData(target).get('category')
      flushSync(() => choose({ category: category ?? (typeof chosen === 'string' ? chosen : undefined) }))
      if (category !== undefined) checkRadio(target, category)
      for (const [name, value] of Object.entries(fields)) {
        const control = target.elements.namedItem(name)
        // What somebody has typed already is worth more.
        if (control instanceof HTMLInputElement && control.value === '') control.value = value
      }
    }
  }, [formId])
}

function checkRadio(form: HTMLFormElement, value: string): void {
  const radio = form.querySelector<HTMLInputElement>(`input[name="category"][value="${value}"]`)
  if (radio) radio.checked = true
}

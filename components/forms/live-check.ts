import type { FormCheck } from '@/lib/forms/check'
import { settle, type Checked } from '@/lib/forms/checked'
import type { FieldErrors } from '@/lib/forms/result'
import type { SubmissionState } from './use-submission'

/**
 * An error that appears moves what is below it. It waits until a click that took the focus away has landed,
 * or the click would miss its target.
 */
const AFTER_CLICK_MS = 200

const nothing: FormCheck = () => ({})

interface LiveCheckOptions {
  loadCheck: () => Promise<FormCheck>
  checkOnLeave: 'filled' | 'all'
  update: (change: (before: SubmissionState) => SubmissionState) => void
}

/**
 * The checks of a form that is touched: of a field when it is left, again while an error is being put right, and of
 * the whole before it is sent. No hook, so that `useSubmission` can fetch it then and not with the page.
 */
export function createLiveCheck({ loadCheck, checkOnLeave, update }: LiveCheckOptions) {
  let rules: Promise<FormCheck> | undefined

  /** Where the rules cannot be loaded, the server checks alone; the next touch tries again. */
  function load(): Promise<FormCheck> {
    rules ??= loadCheck().catch(() => {
      rules = undefined
      return nothing
    })
    return rules
  }

  async function recheck(form: HTMLFormElement, name?: string) {
    const check = await load()
    if (!form.isConnected) return
    const found = check(new FormData(form))
    update((before) => {
      const shown = new Set([...Object.keys(before.errors), ...(name === undefined ? [] : [name])])
      const next: FieldErrors = {}
      for (const field of Object.keys(found)) if (shown.has(field)) next[field] = found[field]!
      return { ...before, ...settle(before, next) }
    })
  }

  return {
    prepare: () => void load(),

    /** A field has lost the focus to something else, or to nothing. */
    leave(form: HTMLFormElement, { target, relatedTarget }: { target: EventTarget; relatedTarget: unknown }) {
      const { name, value } = target as Partial<Pick<HTMLInputElement, 'name' | 'value'>>
      if (!name || (checkOnLeave === 'filled' && !value)) return
      // The button is about to check everything.
      if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return
      setTimeout(() => void recheck(form, name), AFTER_CLICK_MS)
    },

    /** Something was typed or chosen while the form looked like this. */
    edit(form: HTMLFormElement, target: EventTarget, { errors, corrected }: Checked) {
      const { name } = target as { name?: string }
      if (name && Object.keys(errors).length > 0) void recheck(form)
      else if (name && corrected.has(name)) void recheck(form, name)
    },

    checkAll: async (formData: FormData): Promise<FieldErrors> => (await load())(formData),
  }
}

export type LiveCheck = ReturnType<typeof createLiveCheck>

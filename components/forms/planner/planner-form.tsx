'use client'

import { useRouter } from 'next/navigation'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
  type InputEvent,
  type ReactNode,
} from 'react'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { readDraft, removeDraft, writeDraft, type Draft } from '@/components/forms/core/drafts'
import { useLanguage } from '@/lib/i18n/language-provider'
import { LANGUAGE_PARAM } from '@/lib/i18n/locales'
import { readForm } from './read-form'
import { PLANNER_ANSWER_ID, PLANNER_FORM_ID, PLANNER_PATH } from '@/components/forms/planner/address'

interface PlannerFormProps {
  /** What the fields are filled in with, as a query. */
  query: string
  /** Whether the address says nothing about the plan. */
  isPlain: boolean
  labels: { form: string; restored: string; startOver: string }
  /** The fields, filled in with the plan. */
  children: ReactNode
}

/** A choice is answered at once, a number when it has been typed. */
const TYPING_MS = 400

/** The form of the planner. The page answers each change of its address; without JavaScript the form is sent to it. */
export function PlannerForm({ query, isPlain, labels, children }: PlannerFormProps) {
  const router = useRouter()
  const { language, linksKeepLanguage } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isPending, startTransition] = useTransition()
  const [round, setRound] = useState(0)
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState<Draft | null>()
  // The address wins over the draft.
  if (isHydrated && draft === undefined) setDraft(isPlain ? readDraft(PLANNER_FORM_ID) : null)

  /** The question whose answer was changed last, and the one that the last step of the history answers. */
  const changed = useRef<string>(undefined)
  const answered = useRef<string>(undefined)

  // A step that has not arrived yet is given up for the next one, which takes its place.
  const pending = useRef<'push' | 'replace'>(undefined)
  useEffect(() => {
    if (!isPending) pending.current = undefined
  }, [isPending])

  function open(plan: string, step: 'push' | 'replace') {
    const navigate = pending.current === 'push' ? 'push' : step
    pending.current = navigate
    clearTimeout(timer.current)
    timer.current = undefined
    const address = new URLSearchParams(plan)
    if (linksKeepLanguage) address.set(LANGUAGE_PARAM, language)
    const search = address.size > 0 ? `?${address}` : ''
    startTransition(() => router[navigate](PLANNER_PATH + search, { scroll: false }))
  }

  /** Back undoes the answer to one question, however often that was changed. */
  function answer() {
    if (form.current === null) return
    const plan = readForm(form.current)
    writeDraft(PLANNER_FORM_ID, { values: {}, hadFiles: false, query: plan })
    open(plan, changed.current === answered.current ? 'replace' : 'push')
    answered.current = changed.current
  }

  function startOver() {
    removeDraft(PLANNER_FORM_ID)
    setDraft(null)
    open('', 'push')
    changed.current = answered.current = undefined
    isEmptied.current = true
    focusFirst()
  }

  const focusFirst = () => form.current?.querySelector<HTMLElement>('[name="guests"]')?.focus()

  // The emptied fields are new ones, without the focus.
  const isEmptied = useRef(false)
  useEffect(() => {
    if (isEmptied.current) focusFirst()
    isEmptied.current = false
  }, [round])

  const start = useEffectEvent(() => {
    if (draft) open(draft.query, 'replace')
    // Filled in before the page was interactive.
    else if (form.current !== null && readForm(form.current) !== query) answer()
  })
  useEffect(() => {
    if (isHydrated) start()
  }, [isHydrated])

  // Another address of the page, by a link or from the history, fills the fields in anew.
  const shown = useRef(query)
  const followAddress = useEffectEvent(() => {
    if (shown.current === query) return
    shown.current = query
    const isChanging = isPending || timer.current !== undefined
    if (isChanging || form.current === null || readForm(form.current) === query) return
    changed.current = answered.current = undefined
    setRound(round + 1)
  })
  useEffect(() => followAddress(), [query, isPending])

  /** To the wrong field, otherwise to the plan. */
  function showAnswer() {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const next = wrong ?? document.getElementById(PLANNER_ANSWER_ID)
    next?.focus({ preventScroll: true })
    next?.scrollIntoView()
  }

  const isAwaited = useRef(false)
  useEffect(() => {
    if (isPending || !isAwaited.current) return
    isAwaited.current = false
    showAnswer()
  }, [isPending])

  return (
    <form
      ref={form}
      id={PLANNER_FORM_ID}
      action={`${PLANNER_PATH}#${PLANNER_ANSWER_ID}`}
      aria-label={labels.form}
      noValidate
      onInput={({ target }: InputEvent<HTMLFormElement>) => {
        clearTimeout(timer.current)
        if (!(target instanceof HTMLInputElement)) return
        changed.current = target.name
        timer.current = setTimeout(answer, target.type === 'text' ? TYPING_MS : 0)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (readForm(event.currentTarget) === query && !isPending) return showAnswer()
        isAwaited.current = true
        answer()
      }}
    >
      {linksKeepLanguage && <input type="hidden" name={LANGUAGE_PARAM} value={language} />}
      <div role="status" className="no-print text-ui not-empty:mb-8.5">
        {draft && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-l-3 border-fir-950 bg-snow-shade py-3 pr-3 pl-5">
            <p className="flex-1 basis-64">{labels.restored}</p>
            <button type="button" onClick={startOver} className="btn btn-small btn-secondary">
              {labels.startOver}
            </button>
          </div>
        )}
      </div>
      <div key={round}>{children}</div>
    </form>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { createContext, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import type { ReactNode } from 'react'
import { readDraft, removeDraft, writeDraft, type Draft } from '@/components/forms/core/drafts'
import { DraftNotice } from '@/components/forms/core/draft-notice'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { useLanguage } from '@/lib/i18n/language-provider'
import { LANGUAGE_PARAM } from '@/lib/i18n/locales'
import { PLANNER_ANSWER_ID, PLANNER_FORM_ID, PLANNER_PATH, readValues, START_QUERY, toQuery } from './address'

/** What is filled in, as the planner's query; the page may not have answered it yet. */
export const FilledInContext = createContext('')

interface PlannerFormProps {
  /** The query that the page answers, which its fields have as their defaults. */
  shown: string
  /** Whether the address says nothing about the plan. */
  isPlain: boolean
  labels: { form: string; restored: string; startOver: string }
  /** The plan of the address, beside the form. */
  answer: ReactNode
  /** The fields. */
  children: ReactNode
}

/** While a guest types, or chooses one thing after another, the page is asked once. */
const PAUSE_MS = 300

/** The form of the planner. The page answers each change of its address; without JavaScript the form is sent to it. */
export function PlannerForm({ shown, isPlain, labels, answer, children }: PlannerFormProps) {
  const router = useRouter()
  const { language, linksKeepLanguage } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [filledIn, setFilledIn] = useState(shown)
  const [isPending, startTransition] = useTransition()
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState<Draft | null>()
  // The address wins over the draft.
  if (isHydrated && draft === undefined) setDraft(isPlain ? readDraft(PLANNER_FORM_ID) : null)

  /** The query that the fields asked for last, the question that was changed for it, and the one changed since. */
  const asked = useRef({ query: shown, question: '', next: '' })

  function open(query: string, step: 'push' | 'replace') {
    const address = new URLSearchParams(query === START_QUERY ? '' : query)
    if (linksKeepLanguage) address.set(LANGUAGE_PARAM, language)
    const search = address.size > 0 ? `?${address}` : ''
    startTransition(() => router[step](PLANNER_PATH + search, { scroll: false }))
  }
  /** Opens a plan that the fields follow. */
  function load(query: string, step: 'push' | 'replace') {
    asked.current.query = ''
    open(query, step)
  }
  const read = () => setFilledIn(toQuery(readValues(new FormData(form.current ?? undefined))))

  const start = useEffectEvent(() => {
    // What was filled in before the page was interactive.
    read()
    if (draft) load(draft.query, 'replace')
  })
  useEffect(() => start(), [draft])

  /** Back undoes the answer to one question, however often that was changed. */
  const ask = useEffectEvent(() => {
    if (filledIn === START_QUERY) removeDraft(PLANNER_FORM_ID)
    else writeDraft(PLANNER_FORM_ID, { values: {}, hadFiles: false, query: filledIn })
    const { question, next } = asked.current
    asked.current = { query: filledIn, question: next, next }
    open(filledIn, question === next ? 'replace' : 'push')
  })
  /** Another address of the page, by a link or from the history. */
  const follow = useEffectEvent(() => {
    asked.current = { query: shown, question: '', next: '' }
    form.current?.reset()
    setFilledIn(shown)
  })
  useEffect(() => {
    if (isPending) return
    if (shown !== asked.current.query) return follow()
    if (filledIn === shown) return
    const timer = setTimeout(() => ask(), PAUSE_MS)
    // The answer must not call a guest back who follows a link meanwhile.
    const leave = ({ target, defaultPrevented }: Event) => {
      if (defaultPrevented && target instanceof Element && target.closest('a')) clearTimeout(timer)
    }
    window.addEventListener('click', leave)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('click', leave)
    }
  }, [filledIn, isPending, shown])

  function startOver() {
    removeDraft(PLANNER_FORM_ID)
    setDraft(null)
    load(START_QUERY, 'push')
    form.current?.querySelector<HTMLElement>('[name=guests]')?.focus()
  }

  /** To the wrong field, otherwise to the plan. */
  function showAnswer() {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const next = wrong ?? document.getElementById(PLANNER_ANSWER_ID)
    next?.focus({ preventScroll: true })
    next?.scrollIntoView()
  }
  const isAnswered = filledIn === shown
  const isAwaited = useRef(false)
  useEffect(() => {
    if (!isAnswered || !isAwaited.current) return
    isAwaited.current = false
    showAnswer()
  }, [isAnswered])

  return (
    <FilledInContext value={filledIn}>
      <form
        ref={form}
        id={PLANNER_FORM_ID}
        action={`${PLANNER_PATH}#${PLANNER_ANSWER_ID}`}
        aria-label={labels.form}
        noValidate
        className="no-print lg:col-span-6 lg:pb-group"
        onInput={({ target }) => {
          asked.current.next = (target as HTMLInputElement).name
          read()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          if (isAnswered) showAnswer()
          else isAwaited.current = true
        }}
      >
        {linksKeepLanguage && <input type="hidden" name={LANGUAGE_PARAM} value={language} />}
        <DraftNotice labels={labels} isShown={Boolean(draft)} onStartOver={startOver} />
        {children}
      </form>
      {answer}
    </FilledInContext>
  )
}

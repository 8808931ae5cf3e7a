'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState, useTransition, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { readDraft, removeDraft, writeDraft, type Draft } from '@/components/forms/core/drafts'
import { DraftNotice } from '@/components/forms/core/draft-notice'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { useLanguage } from '@/lib/i18n/language-provider'
import { LANGUAGE_PARAM } from '@/lib/i18n/locales'
import {
  startValues,
  PLANNER_ANSWER_ID,
  PLANNER_FORM_ID,
  PLANNER_PATH,
  readValues,
  toQuery,
  type PlannerValues,
} from './address'

interface PlannerFormProps {
  /** What the address fills in. */
  values: PlannerValues
  /** Whether the address says nothing about the plan. */
  isPlain: boolean
  label: string
  /** The plan of the address, beside the form. */
  answer: ReactNode
  /** The fields. */
  children: ReactNode
}

/** While a guest types, or chooses one thing after another, the page is asked once. */
const PAUSE_MS = 300

/** The form of the planner. The page answers each change of its address; without JavaScript the form is sent to it. */
export function PlannerForm({ values, isPlain, label, answer, children }: PlannerFormProps) {
  const router = useRouter()
  const { language, linksKeepLanguage } = useLanguage()
  const methods = useForm({ defaultValues: values, resetOptions: { keepFieldsRef: true } })
  const { control, getValues, reset, setFocus } = methods
  const form = useRef<HTMLFormElement>(null)
  const [isPending, startTransition] = useTransition()
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState<Draft | null>()
  // The address wins over the draft.
  if (isHydrated && draft === undefined) setDraft(isPlain ? readDraft(PLANNER_FORM_ID) : null)
  const shown = toQuery(values)
  const filledIn = toQuery(useWatch({ control }) as PlannerValues)
  const isAnswered = filledIn === shown

  /** The plan that the page was asked for last, and the questions that it answered. */
  const asked = useRef({ query: shown, questions: '' })

  function open(query: string, questions: string) {
    const step = questions === asked.current.questions ? 'replace' : 'push'
    asked.current = { query, questions }
    const address = new URLSearchParams(query === toQuery(startValues) ? '' : query)
    if (linksKeepLanguage) address.set(LANGUAGE_PARAM, language)
    const search = address.size > 0 ? `?${address}` : ''
    startTransition(() => router[step](PLANNER_PATH + search, { scroll: false }))
  }

  // What was filled in before the page was interactive.
  const adopt = useEffectEvent(() => reset(readValues(new FormData(form.current ?? undefined))))
  useEffect(() => adopt(), [])

  const restore = useEffectEvent(() => {
    if (!draft) return
    reset(readValues(new URLSearchParams(draft.query)))
    open(draft.query, '')
  })
  useEffect(() => restore(), [draft])

  /** Back undoes the answer to one question, however often that was changed. */
  const ask = useEffectEvent(() => {
    if (filledIn === toQuery(startValues)) removeDraft(PLANNER_FORM_ID)
    else writeDraft(PLANNER_FORM_ID, { values: {}, hadFiles: false, query: filledIn })
    const changed = Object.entries(getValues())
      .filter(([name, value]) => String(value) !== String(values[name as keyof PlannerValues]))
      .map(([name]) => name)
    open(filledIn, changed.join())
  })
  /** Another address of the page, by a link or from the history. */
  const follow = useEffectEvent(() => {
    asked.current = { query: shown, questions: '' }
    reset(values)
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
    setDraft(null)
    reset(startValues)
    setFocus('guests')
  }

  /** To the wrong field, otherwise to the plan. */
  function showAnswer() {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const next = wrong ?? document.getElementById(PLANNER_ANSWER_ID)
    next?.focus({ preventScroll: true })
    next?.scrollIntoView()
  }
  const isAwaited = useRef(false)
  useEffect(() => {
    if (!isAnswered || !isAwaited.current) return
    isAwaited.current = false
    showAnswer()
  }, [isAnswered])

  return (
    <FormProvider {...methods}>
      <form
        ref={form}
        id={PLANNER_FORM_ID}
        action={`${PLANNER_PATH}#${PLANNER_ANSWER_ID}`}
        aria-label={label}
        noValidate
        className="lg:col-span-6 lg:pb-group print:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          if (isAnswered) showAnswer()
          else isAwaited.current = true
        }}
      >
        {linksKeepLanguage && <input type="hidden" name={LANGUAGE_PARAM} value={language} />}
        <DraftNotice isShown={Boolean(draft)} onStartOver={startOver} />
        {children}
      </form>
      {answer}
    </FormProvider>
  )
}

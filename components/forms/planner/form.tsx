'use client'

import Form from 'next/form'
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { LocaleParam } from '@/lib/i18n/link'
import { PLANNER_PATH } from '@/lib/routes/paths'
import { PLANNER_ANSWER_ID, PLANNER_FORM_ID, PLANNER_PAUSE_MS, readFilledIn } from './query'

interface PlannerFormProps {
  /** What the page answers. */
  query: string
  label: string
  children: ReactNode
}

/** The form of the planner. It sends itself after each change, and the page answers its query. */
export function PlannerForm({ query, label, children }: PlannerFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sentQuery = useRef(query)
  /** Whether a button has been pressed whose answer is not here yet. */
  const isAwaited = useRef(false)

  function handleSubmit(event: SubmitEvent) {
    clearTimeout(timer.current)
    const filledIn = readFilledIn()
    if (filledIn === sentQuery.current) event.preventDefault()
    sentQuery.current = filledIn
    if (event.nativeEvent.submitter === null) return
    if (filledIn === query) showAnswer()
    else isAwaited.current = true
  }

  /** Moves to the wrong field, otherwise to the plan. */
  function showAnswer() {
    isAwaited.current = false
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const next = wrong ?? document.getElementById(PLANNER_ANSWER_ID)
    next?.focus({ preventScroll: true })
    next?.scrollIntoView()
  }

  const handleAnswer = useEffectEvent(() => {
    if (query !== sentQuery.current) {
      // Back, Forward or a link has led here.
      clearTimeout(timer.current)
      sentQuery.current = query
      isAwaited.current = false
      form.current?.reset()
    } else if (isAwaited.current && readFilledIn() === query) showAnswer()
  })
  useEffect(() => handleAnswer(), [query])

  useEffect(() => {
    // What was filled in before hydration.
    form.current?.requestSubmit()
    // The answer must not call a guest back who follows a link meanwhile.
    const leave = ({ target, defaultPrevented }: Event) => {
      if (defaultPrevented && target instanceof Element && target.closest('a')) clearTimeout(timer.current)
    }
    window.addEventListener('click', leave)
    return () => window.removeEventListener('click', leave)
  }, [])

  return (
    <Form
      ref={form}
      id={PLANNER_FORM_ID}
      action={PLANNER_PATH}
      scroll={false}
      prefetch={false}
      aria-label={label}
      autoComplete="off"
      noValidate
      className="@container/planner lg:col-span-6 lg:pb-group print:hidden"
      onChange={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => form.current?.requestSubmit(), PLANNER_PAUSE_MS)
      }}
      onSubmit={handleSubmit}
    >
      <LocaleParam />
      {children}
    </Form>
  )
}

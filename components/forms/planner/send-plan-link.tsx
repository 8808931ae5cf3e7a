'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { PLANNER_FORM_ID } from '@/components/forms/planner/address'
import { useLanguage } from '@/lib/i18n/language-provider'
import { Link } from '@/lib/i18n/link'
import { readForm } from './read-form'

interface SendPlanLinkProps {
  href: string
  /** The plan that the page shows, as its query. */
  query: string
  children: ReactNode
}

/** Leads to the inquiry with the plan. On a slow line it waits until the page has answered the last choice. */
export function SendPlanLink({ href, query, children }: SendPlanLinkProps) {
  const { pendingLabel } = useLanguage()
  const link = useRef<HTMLAnchorElement>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    if (isWaiting && isAnswered(query)) link.current?.click()
  }, [isWaiting, query])
  return (
    <Link
      ref={link}
      href={href}
      className="btn btn-primary"
      onClick={(event) => {
        const isEarly = !isAnswered(query)
        if (isEarly) event.preventDefault()
        setIsWaiting(isEarly)
      }}
    >
      {children}
      {isWaiting && <span role="progressbar" aria-label={pendingLabel} className="link-pending" />}
    </Link>
  )
}

/** Whether the page shows what the form is filled in with. */
function isAnswered(query: string): boolean {
  const form = document.getElementById(PLANNER_FORM_ID)
  return !(form instanceof HTMLFormElement) || readForm(form) === query
}

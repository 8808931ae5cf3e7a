'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useLanguage } from '@/lib/i18n/language-provider'
import { Link } from '@/lib/i18n/link'
import { toQuery, type PlannerValues } from './address'

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
  const isAnswered = toQuery(useWatch() as PlannerValues) === query
  useEffect(() => {
    if (isWaiting && isAnswered) link.current?.click()
  }, [isWaiting, isAnswered])
  return (
    <Link
      ref={link}
      href={href}
      className="btn btn-primary"
      onClick={(event) => {
        if (!isAnswered) event.preventDefault()
        setIsWaiting(!isAnswered)
      }}
    >
      {children}
      {isWaiting && <span role="progressbar" aria-label={pendingLabel} className="link-pending" />}
    </Link>
  )
}

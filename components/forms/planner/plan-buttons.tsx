'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link, useLocaleHref } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { readFilledIn } from './query'

const sendHref = (plan: string) =>
  inquiryHref({ about: `conference-${new URLSearchParams(plan).get('type')}`, fromConference: true, plan })

/** Leads to the inquiry with what is filled in, which the page may not have answered yet. */
export function SendPlanLink({ query, children }: { query: string; children: ReactNode }) {
  const router = useRouter()
  const withLocale = useLocaleHref()
  return (
    <Link
      href={sendHref(query)}
      prefetch={false}
      className="btn btn-primary"
      onNavigate={(event) => {
        const filledIn = readFilledIn()
        if (filledIn === query) return
        event.preventDefault()
        router.push(withLocale(sendHref(filledIn)))
      }}
    >
      {children}
    </Link>
  )
}

'use client'

import { Printer } from 'lucide'
import { use } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { FilledInContext } from './form'

/** Sends what is filled in as an inquiry, or prints the plan. */
export function PlanActions({ labels }: { labels: Record<'send' | 'print', string> }) {
  const plan = use(FilledInContext)
  const about = `conference-${new URLSearchParams(plan).get('type')}` as const
  return (
    <div className="no-print mt-6 flex flex-wrap gap-3">
      <Link
        href={inquiryHref({ about, fromConference: true, plan })}
        prefetch={false}
        className="btn btn-primary"
      >
        {labels.send}
      </Link>
      <button type="button" onClick={() => print()} className="needs-js btn btn-secondary">
        <Icon icon={Printer} />
        {labels.print}
      </button>
    </div>
  )
}

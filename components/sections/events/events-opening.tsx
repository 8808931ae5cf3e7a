import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { Contours } from '@/components/ui/contours'

interface EventsOpeningProps {
  title: string
  lead: string
  /** The time line of what is coming. */
  children: ReactNode
}

/** The opening of the calendar: the months are its picture. */
export function EventsOpening({ title, lead, children }: EventsOpeningProps) {
  return (
    <section data-hero-tone="snow" className="relative isolate overflow-clip on-fir">
      <Contours className="-top-1/4 -right-1/5 h-[150%]" />
      <div className="wrap pt-[calc(var(--spacing-nav)+2rem)] md:pt-[calc(var(--spacing-nav)+5rem)]">
        <div className="cols items-end gap-y-5 pb-group lg:items-baseline-last">
          <div className="lg:col-span-7">
            <Breadcrumbs current={title} />
            <h1 className="mt-1.5 text-h1">{title}</h1>
          </div>
          <p className="max-w-124 text-lead text-balance lg:col-span-5">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  )
}

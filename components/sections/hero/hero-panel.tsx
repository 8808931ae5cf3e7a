import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/sections/page/breadcrumbs'
import { Ridge } from '@/components/ui/ridge'

export interface HeroPanelProps {
  title: string
  /** Title in the breadcrumbs, where it differs from the heading. */
  crumb?: string
  parents?: readonly Crumb[]
  lead?: ReactNode
  /** Below the heading: filters, buttons, figures. */
  children?: ReactNode
}

/** Minimum height of the hero of every page but home. */
export const pageHeroHeight = 'min-h-[min(84svh,43.75rem)] md:min-h-[min(100svh,55rem)]'

/** Below a hero's picture: ridge, breadcrumbs, heading and lead. */
export function HeroPanel({ title, crumb, parents, lead, children }: HeroPanelProps) {
  return (
    <div className="relative bg-fir-950">
      <Ridge className="-z-10 h-[clamp(3.25rem,7.4vw,8.125rem)]" />
      <div className="wrap">
        <div className="cols items-end gap-y-5 pb-[clamp(2.125rem,4vw,3.75rem)] lg:items-baseline-last">
          <div className={clsx(lead !== undefined && 'lg:col-span-7')}>
            <Breadcrumbs parents={parents} current={crumb ?? title} />
            <h1 className="mt-1.5 text-h1">{title}</h1>
          </div>
          {lead !== undefined && <p className="max-w-124 text-lead lg:col-span-5">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

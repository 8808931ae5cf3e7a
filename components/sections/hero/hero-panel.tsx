import clsx from 'clsx'
import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { isLong, LONG_TITLE } from '@/components/sections/page/page-title'
import { headingOf } from '@/components/seo/page-metadata'
import { Ridge, type RidgeShape } from '@/components/ui/ridge'
import type { HeroPath } from '@/content/heroes'
import type { RoutePath } from '@/lib/routes/route-table'

export interface HeroPanelProps {
  path: HeroPath
  parent?: RoutePath
  lead: ReactNode
  /** Outline above the panel; neighbouring pages have different ones. */
  ridge?: RidgeShape
  /** Buttons, a price, hours. */
  children?: ReactNode
}

/** Classes of a hero and of its pictures: the least that they are high. */
export const HERO = 'on-fir min-h-[min(var(--first-view)-var(--hero-bar),40rem+66vw)]'
export const STAGE =
  'min-h-60 max-md:low:min-h-40 md:min-h-[clamp(26rem,40vw,60svh)] 2xl:min-h-[min(38vw,75svh)]'

export function HeroPanel({ path, parent, lead, ridge, children }: HeroPanelProps) {
  const locale = useLocale()
  const h1 = headingOf(path, locale)
  return (
    // On phones its foot leaves room for the chat button.
    <div className="relative bg-fir-950 pb-8 max-md:last:pb-16 lg:pt-4 lg:not-last:pb-1">
      <Ridge shape={ridge} className="-z-10 h-(--ridge)" />
      <div className="cols wrap items-end gap-y-5 lg:items-start">
        <div className="lg:col-span-7">
          <Breadcrumbs parent={parent} current={h1} />
          <h1 className={clsx('mt-1.5 text-h1', isLong(h1) && LONG_TITLE)}>{h1}</h1>
        </div>
        <div className="max-w-lead lg:col-span-5">
          <p className="text-lead text-balance lg:text-[1.1875rem] lg:whitespace-pre-line xl:text-[1.25rem] 2xl:text-[1.4375rem]">
            {lead}
          </p>
          {children && (
            <div className="mt-5 flex flex-wrap items-center gap-3 xl:gap-x-4 max-xl:[&>.btn]:px-4.5">
              {children}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

import clsx from 'clsx'
import { useLocale } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { PictureHeading } from '@/components/sections/hero/picture-heading'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { AT_FOOT, PageTitle } from '@/components/sections/page/page-title'
import { TermsBlocks } from '@/components/sections/terms/terms-blocks'
import { metadataOf } from '@/components/seo/page-metadata'
import { accessibilityClauses, accessibilityFigures, accessibilityLead } from '@/content/accessibility'
import type { TermsClause } from '@/content/terms/section'
import { textIn } from '@/lib/i18n/locales'

/** The heading beside its table. */
const BESIDE = clsx(
  'cols wrap gap-y-4 lg:[&>div]:col-[5/-1] lg:[&>h2]:sticky lg:[&>h2]:top-28 lg:[&>h2]:col-span-4 lg:[&>h2]:self-start',
  'lg:[&_:is(th,td)]:py-5 [&_table]:max-w-none lg:[&_table]:text-base [&_th]:font-semibold [&_th]:text-fir-950 md:[&_th]:w-1/3',
)

export const generateMetadata = metadataOf('/tillganglighet')

export default async function AccessibilityPage() {
  const locale = await getLocale()
  const hasTable = ({ blocks }: TermsClause) => blocks.some(({ kind }) => kind === 'facts')
  const tables = accessibilityClauses.filter(hasTable)
  const plain = accessibilityClauses.filter((clause) => !hasTable(clause))
  return (
    <>
      <PictureHeading
        picture="hero-forest-trail-summer"
        height="h-[28svh] md:max-lg:h-[34svh] lg:min-h-[min(33vw,54svh)]"
      >
        <PageTitle path="/tillganglighet" lead={textIn(accessibilityLead, locale)} className={AT_FOOT} />
      </PictureHeading>
      <div className="cols wrap gap-y-8 border-t hairline py-group lg:pb-next">
        {plain.slice(0, 2).map((clause, index) => (
          <Clause
            key={clause.id}
            clause={clause}
            className={
              index === 0
                ? 'lg:col-span-7 lg:[&_p]:max-w-none lg:[&_p]:text-lead'
                : 'lg:col-span-4 lg:col-start-9'
            }
          />
        ))}
      </div>
      <div className="on-fir">
        <ul className="wrap grid gap-x-4 gap-y-8 py-group *:min-w-0 min-[20rem]:max-md:grid-cols-3 md:cols">
          {accessibilityFigures.map(({ figure, label }) => (
            <li key={label.sv} className="md:col-span-4 md:last:col-span-full lg:last:col-span-4">
              <span className="block font-sans text-h2 wrap-anywhere text-ember md:text-h1">
                {textIn(figure, locale)}
              </span>{' '}
              <span className="mt-3 block text-small hyphens-auto md:text-lead">{textIn(label, locale)}</span>
            </li>
          ))}
        </ul>
      </div>
      {tables.map((table, index) => (
        <Clause
          key={table.id}
          clause={table}
          className={clsx('border-t hairline py-group lg:py-next', index === 0 && 'on-birch')}
          innerClassName={BESIDE}
        />
      ))}
      <div className="overflow-x-clip border-t hairline">
        <div className="cols wrap">
          <div className="grid content-center gap-y-8 py-group lg:col-span-5 lg:pr-6">
            {plain.slice(2).map((clause) => (
              <Clause key={clause.id} clause={clause} />
            ))}
          </div>
          <EdgePicture
            name="room-accessible-bed"
            alt=""
            sizes="(width >= 64rem) 62vw, 100vw"
            className="aspect-landscape lg:col-[6/-1] lg:ml-0 lg:aspect-auto lg:min-h-105"
          />
        </div>
      </div>
    </>
  )
}

interface ClauseProps {
  clause: TermsClause
  className?: string
  innerClassName?: string
}

function Clause({ clause: { id, heading, blocks }, className, innerClassName }: ClauseProps) {
  const locale = useLocale()
  return (
    <section id={id} className={className}>
      <div className={innerClassName ?? 'space-y-4'}>
        <h2 className={innerClassName === undefined ? 'text-h3' : 'text-h2'}>{textIn(heading, locale)}</h2>
        <div>
          <TermsBlocks blocks={blocks} />
        </div>
      </div>
    </section>
  )
}

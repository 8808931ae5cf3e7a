import clsx from 'clsx'
import { getLocale } from 'next-intl/server'
import { PageHeading } from '@/components/sections/page/page-heading'
import { TermsBlocks } from '@/components/sections/terms/terms-blocks'
import { metadataOf } from '@/components/seo/page-metadata'
import { accessibilityClauses, accessibilityLead } from '@/content/accessibility'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/tillganglighet')

export default async function AccessibilityPage() {
  const locale = await getLocale()
  return (
    <>
      <PageHeading
        path="/tillganglighet"
        lead={textIn(accessibilityLead, locale)}
        picture="hero-house-rooms"
      />
      <div className="wrap">
        {accessibilityClauses.map(({ id, heading, blocks }) => (
          <section
            key={id}
            id={id}
            className={clsx(
              'cols -mx-(--bleed) gap-y-4 border-t hairline px-(--bleed) py-8 even:on-birch',
              'lg:py-group lg:has-[ul]:*:col-span-full',
            )}
          >
            <h2 className="text-h3 lg:col-span-4">{textIn(heading, locale)}</h2>
            <div className="gap-x-gutter lg:col-span-8 lg:has-[ul]:columns-3 [&_li]:break-inside-avoid">
              <TermsBlocks blocks={blocks} />
            </div>
          </section>
        ))}
      </div>
    </>
  )
}

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
        picture="hero-forest-trail-summer"
      />
      <div className="cols wrap">
        {accessibilityClauses.map(({ id, heading, blocks }) => (
          <section
            key={id}
            id={id}
            className={clsx(
              'space-y-4 border-t hairline py-7 has-[ul]:-mx-(--bleed) has-[ul]:px-(--bleed) lg:py-group',
              'nth-3:on-birch lg:col-span-6 lg:has-[ul]:col-span-full',
            )}
          >
            <h2 className="text-h3">{textIn(heading, locale)}</h2>
            <div className="gap-x-gutter lg:has-[ul]:columns-2 [&_li]:break-inside-avoid">
              <TermsBlocks blocks={blocks} />
            </div>
          </section>
        ))}
      </div>
    </>
  )
}

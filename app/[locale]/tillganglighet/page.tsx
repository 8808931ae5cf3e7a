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
        picture="room-accessible-bed"
      />
      <div className="wrap pb-next">
        {accessibilityClauses.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className="group cols gap-y-3 border-t hairline py-8">
            <h2 className="text-h3 lg:col-span-5 lg:group-has-[ul]:col-span-full">
              {textIn(heading, locale)}
            </h2>
            {/* A list stands in two columns below its heading. */}
            <div className="gap-x-gutter lg:col-span-6 lg:col-start-7 lg:has-[ul]:col-span-full lg:has-[ul]:columns-2 [&_li]:break-inside-avoid">
              <TermsBlocks blocks={blocks} />
            </div>
          </section>
        ))}
      </div>
    </>
  )
}

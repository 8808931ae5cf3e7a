import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { HeadingPicture } from '@/components/sections/hero/picture-heading'
import { PageTitle } from '@/components/sections/page/page-title'
import { buildMetadata, describePage } from '@/components/seo/page-metadata'
import { termsLead, termsSections } from '@/content/terms'
import { venue } from '@/content/venue'
import { textIn } from '@/lib/i18n/locales'
import { readView, type ViewPageProps, viewParams } from '@/lib/routes/views'

export const generateStaticParams = () => viewParams('/villkor')

export async function generateMetadata({ params }: ViewPageProps): Promise<Metadata> {
  const locale = await getLocale()
  const tab = await readView('/villkor', params)
  const section = termsSections.find(({ id }) => id === tab)
  if (!section) return buildMetadata('/villkor', locale)
  const title = `${textIn(section.title, locale)} – ${textIn(venue.name, locale)}`
  return describePage('/villkor', locale, title, textIn(section.lead, locale))
}

/** Terms and policies; the sections are in the layout. */
export default async function TermsPage() {
  const locale = await getLocale()
  return (
    <>
      <HeadingPicture name="hero-first-snow-birches" className="mt-nav lg:row-[1/span_2]" />
      <PageTitle
        path="/villkor"
        lead={textIn(termsLead, locale)}
        className="pt-3 lg:col-span-6 lg:row-start-1 lg:pt-[calc(var(--spacing-nav)+1.25rem)] lg:pr-4"
      />
    </>
  )
}

import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageTitle } from '@/components/sections/page/page-title'
import { TermsBlocks } from '@/components/sections/terms/terms-blocks'
import { TermsBook } from '@/components/sections/terms/terms-book'
import { termsLead, termsSections } from '@/content/terms'
import { venue } from '@/content/venue'
import { textIn } from '@/lib/i18n/locales'
import { readView, viewParams, type ViewPageProps } from '@/lib/routes/views'
import { buildMetadata, describePage } from '@/components/seo/page-metadata'

export const generateStaticParams = () => viewParams('/villkor')

export async function generateMetadata({ params }: ViewPageProps): Promise<Metadata> {
  const locale = await getLocale()
  const tab = await readView('/villkor', params)
  const section = termsSections.find(({ id }) => id === tab)
  if (!section) return buildMetadata('/villkor', locale)
  const title = `${textIn(section.title, locale)} – ${textIn(venue.name, locale)}`
  return describePage('/villkor', locale, title, textIn(section.lead, locale))
}

/** Terms and policies; `?tab=` selects the section. */
export default async function TermsPage({ params }: ViewPageProps) {
  const locale = await getLocale()
  const t = await getTranslations('terms')
  const [general, ...others] = termsSections.map(({ id, title, lead, clauses }) => ({
    id,
    title: textIn(title, locale),
    clauses: clauses.map(({ id, heading }) => ({ id, heading: textIn(heading, locale) })),
    content: (
      <>
        <p className="mb-7 max-w-152 text-lead">{textIn(lead, locale)}</p>
        {clauses.map((clause, index) => (
          <section key={clause.id} id={clause.id} className="relative scroll-mt-28 pb-11 last:pb-2">
            <span
              aria-hidden="true"
              className="float-left mr-3.5 font-sans text-h3 font-medium text-copper lg:absolute lg:top-0 lg:-left-18.5 lg:w-12.5 lg:text-right"
            >
              {index + 1}
            </span>
            <h3 className="mb-3 text-h3">{textIn(clause.heading, locale)}</h3>
            <TermsBlocks blocks={clause.blocks} />
          </section>
        ))}
      </>
    ),
  }))
  if (!general) throw new Error('The terms have no sections')
  return (
    <div className="overflow-x-clip">
      <div className="wrap">
        <TermsBook
          heading={
            <PageTitle
              path="/villkor"
              lead={textIn(termsLead, locale)}
              className="pt-[calc(var(--spacing-nav)+1.25rem)]"
            />
          }
          sections={[general, ...others]}
          initial={(await readView('/villkor', params)) ?? general.id}
          labels={{
            select: t('select'),
            submit: t('submit'),
            contents: t('contents'),
            showing: t('showing'),
          }}
        />
      </div>
    </div>
  )
}

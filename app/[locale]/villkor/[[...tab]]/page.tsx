import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/sections/page/page-heading'
import { TermsBook } from '@/components/sections/terms/terms-book'
import { TermsClauses } from '@/components/sections/terms/terms-clauses'
import { termsSections, termsTabTexts } from '@/content/terms'
import type { TermsSection } from '@/content/terms/terms'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { readLocale } from '@/lib/i18n/page-params'
import { readView, viewParams } from '@/lib/routes/views'
import { buildMetadata, describePage } from '@/components/seo/page-metadata'

interface TermsPageProps {
  params: Promise<{ locale: string; tab?: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return viewParams('/villkor', 'tab')
}

export async function generateMetadata({ params }: TermsPageProps): Promise<Metadata> {
  const locale = await readLocale(params)
  const tab = readView('/villkor', (await params).tab)
  const section = termsSections.find(({ id }) => id === tab)
  return section
    ? describePage('/villkor', locale, termsTabTexts(section, locale))
    : buildMetadata('/villkor', locale)
}

function toBookSection({ id, title, lead, clauses }: TermsSection, locale: Locale) {
  return {
    id,
    title: textIn(title, locale),
    clauses: clauses.map((clause) => ({ id: clause.id, heading: textIn(clause.heading, locale) })),
    content: (
      <>
        <p className="mb-8 max-w-152 text-lead md:mb-12">{textIn(lead, locale)}</p>
        <TermsClauses clauses={clauses} locale={locale} />
      </>
    ),
  }
}

/** Terms and policies; `?tab=` selects the section. */
export default async function TermsPage({ params }: TermsPageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('terms')
  const [general, ...others] = termsSections
  if (!general) throw new Error('The terms have no sections')
  return (
    <>
      <PageHeading path="/villkor" locale={locale} />
      <div className="wrap mt-8 pb-section md:mt-group">
        <TermsBook
          sections={[
            toBookSection(general, locale),
            ...others.map((section) => toBookSection(section, locale)),
          ]}
          initial={readView('/villkor', (await params).tab) ?? general.id}
          labels={{
            select: t('select'),
            submit: t('submit'),
            contents: t('contents'),
            showing: t('showing'),
          }}
        />
      </div>
    </>
  )
}

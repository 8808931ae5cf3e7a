import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/sections/page/page-heading'
import { StatementClause } from '@/components/sections/terms/statement-clause'
import { accessibilityClauses, accessibilityLead } from '@/content/accessibility'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'

interface AccessibilityPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: AccessibilityPageProps): Promise<Metadata> {
  return buildMetadata('/tillganglighet', await readLocale(params))
}

/** Accessibility statement. */
export default async function AccessibilityPage({ params }: AccessibilityPageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('accessibility')
  return (
    <>
      <PageHeading
        title={pageTexts('/tillganglighet', locale).h1}
        crumb={t('crumb')}
        lead={accessibilityLead[locale]}
      />
      <div className="wrap mt-group pb-section">
        {accessibilityClauses.map((clause) => (
          <StatementClause key={clause.id} clause={clause} locale={locale} />
        ))}
      </div>
    </>
  )
}

import { getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/sections/page/page-heading'
import { StatementClause } from '@/components/sections/terms/statement-clause'
import { accessibilityClauses, accessibilityLead } from '@/content/accessibility'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'

export const generateMetadata = metadataOf('/tillganglighet')

/** Accessibility statement. */
export default async function AccessibilityPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('accessibility')
  return (
    <>
      <PageHeading
        path="/tillganglighet"
        locale={locale}
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

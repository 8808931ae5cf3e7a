import type { Metadata } from 'next'
import { LinkedText } from '@/components/sections/linked-text'
import { PageHeading } from '@/components/sections/page-heading'
import { unsubscribeCopy } from '@/content/unsubscribe'
import { readLocale } from '@/lib/i18n/page-params'
import { readState, stateParams } from '@/lib/routes/page-state'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'

const PATH = '/avregistrera'

interface UnsubscribePageProps {
  params: Promise<{ locale: string; state?: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return stateParams(PATH)
}

export async function generateMetadata({ params }: UnsubscribePageProps): Promise<Metadata> {
  return buildMetadata(PATH, await readLocale(params))
}

/**
 * The end of the newsletter: a button for whoever opens the link of a letter, because opening alone must not do
 * it (mail filters open links), and then what became of it. docs/decisions/0013-unsubscribe-links.md.
 */
export default async function UnsubscribePage({ params }: UnsubscribePageProps) {
  const locale = await readLocale(params)
  const { state } = await params
  const step = unsubscribeCopy[locale][readState(PATH, state) ?? 'ask']
  return (
    <>
      <PageHeading title={step.heading} crumb={pageTexts(PATH, locale).h1} />
      <div className="wrap pt-6 pb-section">
        <p className="max-w-lead text-lead">
          <LinkedText text={step.text} />
        </p>
        {step.button !== undefined && (
          // Without an address it posts to the page's own, and with it goes the link's query.
          <form method="post" className="mt-8.5">
            <button type="submit" className="btn btn-primary">
              {step.button}
            </button>
          </form>
        )}
      </div>
    </>
  )
}

import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { TermsBlocks } from '@/components/sections/terms/terms-blocks'
import { TermsBook } from '@/components/sections/terms/terms-book'
import { termsSections } from '@/content/terms'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { textIn } from '@/lib/i18n/locales'
import { viewHref } from '@/lib/routes/views'

const PATH = '/villkor'

/** All sections; the view says which one shows. */
export default async function TermsLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale()
  const [general, ...others] = termsSections.map(({ id, title, lead, clauses }) => ({
    id,
    href: viewHref(PATH, id === 'general' ? undefined : id),
    title: textIn(title, locale),
    clauses: clauses.map(({ id, heading }) => ({ id, heading: textIn(heading, locale) })),
    content: (
      <>
        <p className="mb-7 max-w-152 text-lead">{textIn(lead, locale)}</p>
        <div className="gap-x-gutter lg:not-print:columns-2 [&_:is(ol,tr,li)]:break-inside-avoid">
          {clauses.map((clause, index) => (
            <section
              key={clause.id}
              id={clause.id}
              className="relative scroll-mt-28 pb-11 last:pb-2 lg:pr-6 lg:pl-16"
            >
              <span
                aria-hidden="true"
                className="float-left mr-3.5 font-sans text-h3 font-medium text-copper lg:absolute lg:left-0"
              >
                {index + 1}
              </span>
              <h3 className="mb-3 break-after-avoid text-h3">{textIn(clause.heading, locale)}</h3>
              <TermsBlocks blocks={clause.blocks} />
            </section>
          ))}
        </div>
      </>
    ),
  }))
  if (!general) throw new Error('The terms have no sections')
  return (
    <div className="overflow-x-clip">
      <ClientMessages namespaces={['terms']}>
        <TermsBook heading={children} sections={[general, ...others]} />
      </ClientMessages>
    </div>
  )
}

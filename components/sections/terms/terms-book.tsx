'use client'

import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useParams, useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, startTransition, useId, useOptimistic, useState } from 'react'
import * as Accordion from '@/components/ui/accordion'
import { useMedia } from '@/lib/browser/use-media'
import { LocaleParam, useLocaleHref } from '@/lib/i18n/link'

interface BookSection {
  id: string
  href: string
  title: string
  clauses: readonly { id: string; heading: string }[]
  content: ReactNode
}

interface TermsBookProps {
  /** The page, which is its title, above the select. */
  heading: ReactNode
  sections: readonly [BookSection, ...BookSection[]]
}

/**
 * The five sections: a select and a table of contents above the text from 768 px, an accordion below. Both control the
 * same rows, so no text is in the page twice. The view names the section; what a guest chooses shows while its page is fetched.
 */
export function TermsBook({ heading, sections }: TermsBookProps) {
  const t = useTranslations('terms')
  const { view: [asked] = [] } = useParams<{ view?: string[] }>()
  const [current, setCurrent] = useOptimistic(asked)
  const router = useRouter()
  const [closed, setClosed] = useState<string>()
  const isWide = useMedia('(width >= 48rem)')
  const withLocale = useLocaleHref()
  const selectId = useId()
  const shown = sections.find(({ id }) => id === current) ?? sections[0]

  function show(id: string) {
    setClosed(undefined)
    const href = sections.find((section) => section.id === id)?.href
    if (href === undefined || id === shown.id) return
    const clause = document.getElementById(location.hash.slice(1))
    const hash = clause?.closest<HTMLElement>('[data-row]')?.dataset.row === id ? location.hash : ''
    startTransition(() => {
      setCurrent(id)
      router.push(withLocale(href) + hash, { scroll: false })
    })
  }

  return (
    <div className="wrap">
      <div className="cols -mx-(--bleed) gap-y-6 px-(--bleed) pb-7 on-birch lg:pb-group">
        {heading}
        <div className="self-end max-md:hidden lg:col-span-6 lg:pr-8 print:hidden">
          {/* A GET form with `?tab=`, so that it works without JavaScript. */}
          <form action="/villkor" method="get">
            <label htmlFor={selectId} className="mb-1.5 block text-ui font-semibold">
              {t('select')}
            </label>
            <div className="relative">
              <select
                id={selectId}
                name="tab"
                value={shown.id}
                onChange={(event) => show(event.target.value)}
                className="control appearance-none pr-11"
              >
                {sections.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
              <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2" />
            </div>
            <LocaleParam />
            <button type="submit" className="mt-3 btn btn-small btn-secondary scripting:hidden">
              {t('submit')}
            </button>
          </form>
          <p role="status" className="sr-only">
            {`${t('showing')} ${shown.title}`}
          </p>
        </div>
        <nav aria-label={t('contents')} className="max-md:hidden print:hidden">
          <ol className="gap-x-gutter border-b hairline md:columns-2 xl:columns-4">
            {shown.clauses.map(({ id, heading }, index) => (
              <li key={id} className="break-inside-avoid border-t hairline">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-3.5 py-1.5 text-ui leading-tight underline-offset-4 hover:underline"
                >
                  <span aria-hidden="true" className="num min-w-[1.4em] text-fir-700">
                    {index + 1}
                  </span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <Accordion.Root
        value={closed === shown.id && !isWide ? '' : shown.id}
        onValueChange={(id) => (id === '' ? setClosed(shown.id) : show(id))}
        className="flex flex-col pb-section max-md:border-b max-md:hairline md:pt-8 lg:pt-group"
      >
        {sections.map(({ id, title, content }) => (
          <Accordion.Item
            key={id}
            value={id}
            className={clsx(
              'max-md:hairline max-md:not-first:border-t',
              // Without JavaScript all rows are open on a phone; the requested one comes first.
              id === shown.id ? 'max-md:noscript:order-first' : 'md:data-[state=closed]:hidden print:hidden',
            )}
          >
            <Accordion.Trigger headingLevel={2} headingClassName="text-h4 md:hidden print:hidden">
              {title}
              <Accordion.Sign />
            </Accordion.Trigger>
            <Accordion.Content isRegion={!isWide}>
              <div className="max-md:pb-10">
                <h2 className="text-h2 max-md:hidden md:sr-only print:not-sr-only print:block">{title}</h2>
                {content}
              </div>
            </Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </div>
  )
}

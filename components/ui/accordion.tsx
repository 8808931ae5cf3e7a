import clsx from 'clsx'
import { Minus, Plus } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon'

/** One row of an accordion. */
interface AccordionRow {
  /** Unique in its accordion, stable between renderings. */
  key: string
  title: string
  content: ReactNode
  /** Address of the row within the page (`#id`), where something links to it. */
  id?: string
}

interface AccordionProps {
  /** Rows with the same name open one at a time: unique in its page. */
  name: string
  rows: readonly AccordionRow[]
  /** Level of the rows' titles; without one they are no headings. */
  headingLevel?: 2 | 3 | 4
  /** Key of the row that is open at first. */
  openKey?: string
  className?: string
}

/** Rows that open one at a time. The browser's own disclosure: works without JavaScript, and search on the page opens it. */
export function Accordion({ name, rows, headingLevel, openKey, className }: AccordionProps) {
  const Title = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const)
  return (
    <div className={clsx('border-b hairline', className)}>
      {rows.map(({ key, title, content, id }) => (
        <details key={key} id={id} name={name} open={key === openKey} className="group border-t hairline">
          <summary className="flex min-h-18 cursor-pointer list-none items-center justify-between gap-5 py-3 marker:hidden [&::-webkit-details-marker]:hidden">
            <Title className="font-sans text-h4 decoration-copper decoration-2 underline-offset-4 [summary:hover_&]:underline">
              {title}
            </Title>
            <Icon drawing={Plus} className="size-6 flex-none group-open:hidden" />
            <Icon drawing={Minus} className="hidden size-6 flex-none group-open:block" />
          </summary>
          <div className="max-w-measure pb-8">{content}</div>
        </details>
      ))}
    </div>
  )
}

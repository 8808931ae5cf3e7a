'use client'

import * as Radix from '@radix-ui/react-accordion'
import clsx from 'clsx'
import { Minus, Plus } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Icon } from './icon'
import { keepInPlace } from './keep-in-place'
import { useLinkedRow } from './use-linked-row'

interface AccordionProps {
  /** Value of the open row, '' where all are closed: the parent keeps it. */
  value?: string
  onValueChange?: (value: string) => void
  /** Value of the row that is open at first, where the accordion keeps it. */
  defaultValue?: string
  className?: string
  children: ReactNode
}

/** Rows that open one at a time. Their content is in the HTML: readable without JavaScript, on paper, and by search. */
export function Accordion({ value, onValueChange, defaultValue = '', className, children }: AccordionProps) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  const open = value ?? ownValue
  const change = onValueChange ?? setOwnValue
  const root = useLinkedRow(open, change)
  return (
    <Radix.Root
      ref={root}
      type="single"
      collapsible
      value={open}
      onValueChange={change}
      className={clsx('accordion', className)}
    >
      {children}
    </Radix.Root>
  )
}

/** Rows that open and close each by itself. */
export function MultipleAccordion(props: { className?: string; children: ReactNode }) {
  return <Radix.Root type="multiple" {...props} />
}

interface AccordionItemProps {
  /** Unique in its accordion. */
  value: string
  /** Address of the row within the page (`#id`). */
  id?: string
  className?: string
  children: ReactNode
}

export function AccordionItem(props: AccordionItemProps) {
  return <Radix.Item data-row={props.value} {...props} />
}

interface AccordionTriggerProps {
  /** Level of the heading around the button; without one there is no heading. */
  headingLevel?: 2 | 3 | 4
  headingClassName?: string
  className?: string
  children: ReactNode
}

export function AccordionTrigger({
  headingLevel,
  headingClassName,
  className,
  children,
}: AccordionTriggerProps) {
  const trigger = (
    <Radix.Trigger
      className={clsx('accordion-trigger', className)}
      onClick={({ currentTarget }) => {
        const rows = currentTarget.closest('.accordion')
        if (rows) keepInPlace(currentTarget, rows)
      }}
    >
      {children}
    </Radix.Trigger>
  )
  if (headingLevel === undefined) return trigger
  const Heading = `h${headingLevel}` as const
  return (
    <Radix.Header asChild>
      <Heading className={headingClassName}>{trigger}</Heading>
    </Radix.Header>
  )
}

interface AccordionContentProps {
  /** False where the content is no region of the page by itself. */
  isRegion?: boolean
  children: ReactNode
}

export function AccordionContent({ isRegion = true, children }: AccordionContentProps) {
  return (
    <Radix.Content
      forceMount
      className="accordion-content"
      {...(!isRegion && { role: undefined, 'aria-labelledby': undefined })}
    >
      <div className="accordion-fold">
        <div>{children}</div>
      </div>
    </Radix.Content>
  )
}

/** The sign of a row, within its trigger: plus while it is closed, minus while it is open. */
export function AccordionSign() {
  return (
    <>
      <Icon icon={Plus} className="accordion-sign" />
      <Icon icon={Minus} className="accordion-sign" />
    </>
  )
}

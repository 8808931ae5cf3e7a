'use client'

import * as Radix from '@radix-ui/react-accordion'
import clsx from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isPositionRestored } from '@/lib/browser/document-load'
import { useHistoryState } from '@/lib/browser/use-history-state'

interface RootProps {
  /** Controlled value of the open row; '' if all are closed. */
  value?: string
  onValueChange?: (value: string) => void
  /** Initially open row, if `value` is not controlled. */
  defaultValue?: string
  /** Under which Back finds its open row again. */
  historyKey?: string
  className?: string
  children: ReactNode
}

/** One row is open at a time. Closed rows stay in the HTML: for browsers without JavaScript, print and page search. */
export function Root({ value, onValueChange, defaultValue = '', historyKey, ...props }: RootProps) {
  const [ownValue, setOwnValue] = useHistoryState(historyKey, defaultValue)
  const open = value ?? ownValue
  const change = onValueChange ?? setOwnValue
  const root = useLinkedRow(open, change)
  return (
    <Radix.Root
      {...props}
      ref={root}
      type="single"
      collapsible
      value={open}
      onValueChange={change}
      className={clsx('accordion', props.className)}
    />
  )
}

export function MultipleRoot({ children }: { children: ReactNode }) {
  return <Radix.Root type="multiple">{children}</Radix.Root>
}

export function Item(props: { value: string; id?: string; className?: string; children: ReactNode }) {
  return <Radix.Item data-row={props.value} {...props} />
}

interface TriggerProps {
  /** Wraps the button in a heading of this level. */
  headingLevel?: 2 | 3
  headingClassName?: string
  className?: string
  children: ReactNode
}

export function Trigger({ headingLevel, headingClassName, className, children }: TriggerProps) {
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

export function Content({ isRegion = true, children }: { isRegion?: boolean; children: ReactNode }) {
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

const sign = 'size-6 flex-none print:hidden noscript:hidden'

/** Plus while the row is closed, minus while it is open. */
export function Sign() {
  return (
    <>
      <Plus className={clsx(sign, '[[data-state=open]>&]:hidden')} />
      <Minus className={clsx(sign, '[[data-state=closed]>&]:hidden')} />
    </>
  )
}

let frame = 0

/**
 * Keeps an element at its position in the window while rows around it open or close. WebKit has no scroll anchoring,
 * and other browsers suspend it while heights are animated.
 * @param rows container of the rows; the correction ends when its transitions end
 */
function keepInPlace(element: Element, rows: Element): void {
  const { top } = element.getBoundingClientRect()
  const correct = () => {
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
    const isMoving = rows.getAnimations({ subtree: true }).some((one) => one instanceof CSSTransition)
    if (isMoving) frame = requestAnimationFrame(correct)
  }
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(correct)
}

/**
 * Opens the row of an accordion that contains the target of the URL's hash or a match of the browser's page search.
 * @param open value of the open row
 * @returns ref of the element around the rows, each of which has its value as `data-row`
 */
function useLinkedRow(open: string, onOpen: (value: string) => void): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // React does not support the value `until-found`.
    root.current?.querySelectorAll('.accordion-fold').forEach((fold) => {
      if (fold.matches('[data-state="closed"] > *')) fold.setAttribute('hidden', 'until-found')
      else fold.removeAttribute('hidden')
    })
  }, [open])

  const reveal = useEffectEvent((target: Element | null): boolean => {
    const row = target?.closest<HTMLElement>('[data-row]')
    const value = row?.dataset.row
    if (!root.current?.contains(row ?? null) || value === undefined) return false
    // Without transitions, running ones included, so that the browser scrolls to the final position.
    root.current.dataset.instant = ''
    if (value !== open) flushSync(() => onOpen(value))
    root.current.getBoundingClientRect()
    delete root.current.dataset.instant
    return true
  })

  useEffect(() => {
    let frame = 0
    const readHash = (url: string, isRestored = false) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const target = document.getElementById(new URL(url).hash.slice(1))
        if (reveal(target) && !isRestored) target?.scrollIntoView()
      })
    }
    // The router uses pushState, which does not fire `hashchange`.
    const readPush = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
      if (navigationType === 'push') readHash(location.href)
    }
    // Not the URL of that moment: the router may still be writing the one before.
    const readChange = ({ newURL }: HashChangeEvent) => readHash(newURL)
    const readFound = ({ target }: Event) => {
      if (target instanceof Element) reveal(target)
    }
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>
    const listening = new AbortController()
    const { signal } = listening
    readHash(location.href, isPositionRestored())
    window.addEventListener('hashchange', readChange, { signal })
    navigation?.addEventListener('currententrychange', readPush, { signal })
    root.current?.addEventListener('beforematch', readFound, { signal })
    return () => {
      cancelAnimationFrame(frame)
      listening.abort()
    }
  }, [])

  return root
}

'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import clsx from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode, RefObject } from 'react'
import { toast } from 'sonner'
import { useCloseByBack } from '@/lib/browser/use-close-by-back'
import { CloseButton } from './close-button'

/** Classes of the panel, of the panel with `aside`, of the content, of the row above it and of the heading. */
const VARIANTS = {
  panel: {
    panel: 'fade-motion bg-white md:inset-10 md:m-auto md:max-h-205',
    whole: 'md:max-w-208',
    split: 'md:max-w-295 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]',
    main: 'px-(--edge) pb-8 [--edge:1.25rem] md:pb-11 md:[--edge:clamp(1.75rem,3.4vw,3rem)]',
    top: '-mr-3 -ml-1 py-2 pl-1 md:pt-3.5 md:pb-2.5',
    title: 'mt-3.5 text-h2',
  },
  compact: {
    panel: 'fade-motion inset-4 m-auto h-fit max-h-[calc(100svh-2rem)] bg-white',
    whole: 'w-[min(100%-2rem,26rem)]',
    split:
      'w-[min(100%-2rem,26rem)] md:min-h-96 md:w-[min(100%-5rem,48rem)] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
    main: 'px-7 pb-7',
    top: '-mr-5 -ml-1 pt-3 pl-1',
    title: 'text-h3',
  },
  side: {
    panel: 'slide-motion bg-snow md:left-auto md:w-100',
    whole: '',
    split: '',
    main: 'px-5 pb-6 md:px-8',
    top: '-mr-3 -ml-2 h-bar pl-2 md:-mr-4',
    title: 'sr-only',
  },
} as const

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * `panel`: centred, the whole window on a phone. `compact`: centred, as high as its content. `side`: from the
   * right edge, the whole window on a phone.
   */
  variant?: keyof typeof VARIANTS
  /** Heading and accessible name; a side sheet shows no heading. */
  title: string
  /** Below the heading, read with it. */
  description?: string
  /** Text beside the close button, e.g. a category. */
  kicker?: string
  /** Of the button with the cross, where it says what it closes. */
  closeLabel?: string
  /** Label of a second close button in place of the kicker. */
  backLabel?: string
  /** Above the heading on narrow windows, e.g. the picture that `aside` shows on wide ones. */
  banner?: ReactNode
  /** Left of the content on wide windows, below it on narrow ones. */
  aside?: ReactNode
  /** Below the content, always in view. */
  footer?: ReactNode
  /** Whether it prints alone while it is open (app/styles/print.css); others do not print. */
  isPrinted?: boolean
  /** The element that opened it: Safari does not focus a clicked button, so Radix cannot know it. */
  returnFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A modal dialog. Toasts are above it and can be used without closing it. Import it lazily.
 */
export function Dialog({
  open,
  onOpenChange,
  variant = 'panel',
  title,
  description,
  kicker,
  closeLabel,
  backLabel,
  banner,
  aside,
  footer,
  isPrinted,
  returnFocus,
  children,
}: DialogProps) {
  const t = useTranslations('layout')
  const classes = VARIANTS[variant]
  useCloseByBack(open, () => onOpenChange(false))
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-60 fade-motion bg-fir-950/62" />
        <RadixDialog.Content
          data-variant={variant}
          data-printed={isPrinted}
          className={clsx(
            'fixed inset-0 z-70 flex flex-col overflow-hidden text-fir-950 shadow-panel focus-visible:-outline-offset-3 forced-colors:border-2 short:overflow-y-auto',
            classes.panel,
            aside === undefined ? classes.whole : clsx('md:grid md:grid-rows-[minmax(0,1fr)]', classes.split),
          )}
          onEscapeKeyDown={(event) => {
            if (toast.getToasts().length === 0) return
            event.preventDefault()
            toast.dismiss()
          }}
          onInteractOutside={(event) => {
            const { target } = event
            if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            if (!returnFocus?.current) return
            event.preventDefault()
            returnFocus.current.focus({ preventScroll: true })
          }}
        >
          <div
            className={clsx(
              'relative min-h-0 flex-1 scrollbar-thin overflow-y-auto overscroll-contain bg-inherit short:flex-none short:overflow-visible',
              classes.main,
            )}
          >
            <div
              className={clsx(
                'sticky top-0 z-2 flex items-center justify-between gap-4 bg-inherit short:static',
                classes.top,
              )}
            >
              {backLabel === undefined ? (
                <span className="text-small quiet">{kicker}</span>
              ) : (
                <RadixDialog.Close className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-sans text-button font-medium">
                  <ArrowLeft className="size-5" />
                  {backLabel}
                </RadixDialog.Close>
              )}
              <RadixDialog.Close asChild>
                <CloseButton
                  aria-label={closeLabel ?? t('close')}
                  className="size-12 hover:bg-snow-shade focus-visible:-outline-offset-3"
                />
              </RadixDialog.Close>
            </div>
            {banner}
            <RadixDialog.Title className={classes.title}>{title}</RadixDialog.Title>
            {description !== undefined && (
              <RadixDialog.Description className="mt-2 text-ui">{description}</RadixDialog.Description>
            )}
            {children}
          </div>
          {footer}
          {aside !== undefined && (
            <div className="flex flex-none flex-col on-fir md:order-first">{aside}</div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

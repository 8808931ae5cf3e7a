'use client'

import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { CloseButton } from '@/components/ui/close-button'
import { Picture } from '@/components/ui/picture'
import { Link } from '@/lib/i18n/link'
import type { PictureFile } from '@/lib/pictures/sources'
import { BUSY } from './use-popup'

interface ChristmasPopupProps {
  content: { heading: string; link: string; picture: PictureFile }
  text: string | undefined
  isFading: boolean
  onClose: () => void
}

/** Not modal: the page below can be used. */
export function ChristmasPopup({ content, text, isFading, onClose }: ChristmasPopupProps) {
  const t = useTranslations('layout')
  const { heading, link, picture } = content
  const card = useRef<HTMLElement>(null)

  function close() {
    // The button is about to unmount and would lose the focus.
    if (card.current?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true })
    onClose()
  }
  const closeByEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector(BUSY)) close()
  })
  useEffect(() => {
    // Before Escape has closed something else.
    window.addEventListener('keydown', closeByEscape, { capture: true })
    return () => window.removeEventListener('keydown', closeByEscape, { capture: true })
  }, [])

  return (
    <section
      ref={card}
      aria-label={heading}
      // On a phone at the foot, below the buttons of the hero; elsewhere at the top right, over nothing but the picture.
      className={clsx(
        'season-card pointer-events-auto grid overflow-y-auto bg-white shadow-panel transition-opacity duration-300 ease-in-out',
        'max-md:absolute max-md:inset-x-0 max-md:bottom-(--notice-cover) max-md:max-h-[33svh] max-md:grid-cols-[3.25rem_minmax(0,1fr)]',
        'md:fixed md:top-[calc(var(--spacing-nav)+1rem)] md:right-(--bleed) md:max-h-[calc(100svh-var(--spacing-nav)-1rem)] md:w-110 md:grid-cols-[9rem_minmax(0,1fr)]',
        isFading && 'opacity-0',
      )}
    >
      <div className="relative overflow-hidden">
        <Picture
          picture={picture}
          alt=""
          // The height decides: the picture is wider than its box.
          sizes="270px"
          position={{ x: 46, y: 62 }}
          className="absolute inset-0"
        />
      </div>
      <div className="pt-1 pl-4 md:pt-3 md:pb-2">
        <h2 className="pr-12 text-h4 max-md:leading-[1.15]">{heading}</h2>
        <p className="pr-18 text-caption leading-[1.3] md:mt-0.5 md:pr-4 md:text-small">{text}</p>
        <Link href="/julbord" onClick={onClose} className="action-link max-md:min-h-10">
          {link}
          <ArrowRight />
        </Link>
      </div>
      <CloseButton aria-label={t('close')} onClick={close} className="absolute top-0 right-0 size-12" />
    </section>
  )
}

'use client'

import clsx from 'clsx'
import { ArrowRight, X } from 'lucide-react'
import { Picture } from '@/components/ui/picture'
import { Link } from '@/lib/i18n/link'
import type { PictureFile } from '@/lib/pictures/sources'

interface ChristmasPopupProps {
  content: { heading: string; link: string; picture: PictureFile }
  text: string | undefined
  closeLabel: string
  isFading: boolean
  onClose: () => void
}

/** Not modal: the page below can be used. */
export function ChristmasPopup({ content, text, closeLabel, isFading, onClose }: ChristmasPopupProps) {
  const { heading, link, picture } = content
  return (
    <section
      aria-label={heading}
      // Where the window is wide, at its top right, over nothing but the picture.
      className={clsx(
        'christmas-popup pointer-events-auto relative grid max-h-svh grid-cols-[6.5rem_minmax(0,1fr)] overflow-y-auto bg-white shadow-panel transition-opacity duration-300 ease-in-out md:fixed md:top-[calc(var(--spacing-nav)+1rem)] md:right-(--bleed) md:w-110 md:grid-cols-[9rem_minmax(0,1fr)]',
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
      <div className="pt-3 pb-2 pl-4">
        <h2 className="pr-12 text-h4">{heading}</h2>
        <p className="mt-0.5 pr-4 text-small">{text}</p>
        <Link href="/julbord" onClick={onClose} className="action-link">
          {link}
          <ArrowRight />
        </Link>
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="absolute top-0 right-0 grid size-12 cursor-pointer place-items-center"
      >
        <X />
      </button>
    </section>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { formatList } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface GroupSizeProps {
  rooms: readonly { name: string; capacity: number }[]
  /** How many rooms a group can spread over. */
  available: number
}

export function GroupSize({ rooms, available }: GroupSizeProps) {
  const t = useTranslations('scale')
  const [text, setText] = useState('2')
  const locale = useLocale()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  // What was typed before hydration.
  useEffect(() => setText(field.current?.value ?? ''), [])

  const count = readGroup(text)
  const step = (by: number) => {
    if (!field.current) return
    field.current.value = String(Math.min(Math.max(1, (count ?? 0) + by), 9999))
    setText(field.current.value)
  }
  return (
    <div className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2 max-md:*:nth-[n+3]:w-full print:hidden noscript:hidden">
      <label htmlFor={`${id}-count`} className="flex-1 basis-36 font-sans text-h4 md:text-h3">
        {t('question')}
      </label>
      <div className="flex max-w-full md:mt-3">
        <button
          type="button"
          aria-label={t('fewer')}
          aria-disabled={count === 1}
          onClick={() => step(-1)}
          className={STEP}
        >
          −
        </button>
        <input
          ref={field}
          id={`${id}-count`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={text}
          aria-invalid={text.trim() !== '' && count === undefined}
          aria-describedby={`${id}-answer`}
          onChange={(event) => setText(event.target.value)}
          className="h-14 control w-20 min-w-0 text-center font-sans text-h3 md:w-24"
        />
        <button type="button" aria-label={t('more')} onClick={() => step(1)} className={STEP}>
          +
        </button>
      </div>
      <p id={`${id}-answer`} role="status" className="mt-3 min-h-[3lh] max-w-measure">
        {summarize()}
      </p>
      {count !== undefined && (
        <Link href={inquiryHref({ about: 'stay', guests: String(count) })} className="mt-2 btn btn-secondary">
          {t('ask', { count })}
        </Link>
      )}
    </div>
  )

  function summarize(): string {
    if (count === undefined) return text.trim() === '' ? '' : t('invalid')
    const fitting = rooms.filter(({ capacity }) => count <= capacity).map(({ name }) => name)
    if (fitting.length > 0) return t('fits', { count, places: formatList(fitting, locale, 'disjunction') })
    const needed = Math.ceil(count / Math.max(...rooms.map(({ capacity }) => capacity)))
    return needed <= available
      ? t('fitsNone', { count, needed })
      : t('fitsNever', { count, rooms: available })
  }
}

const STEP =
  'grid size-14 place-items-center border border-edge bg-white font-sans text-h3 not-aria-disabled:cursor-pointer hover:bg-snow-shade aria-disabled:text-edge'

/** A number of persons as it was typed; undefined for anything but a whole number from 1. */
export function readGroup(text: string): number | undefined {
  return /^\s*0*[1-9]\d{0,3}\s*$/.test(text) ? Number(text) : undefined
}

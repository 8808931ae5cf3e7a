'use client'

import clsx from 'clsx'
import { useEffect, useId, useRef, useState, type CSSProperties } from 'react'
import { createContour, drawContour } from '@/components/ui/contour-shape'
import { round } from '@/components/ui/curve'
import { useLanguage } from '@/lib/i18n/language-provider'
import { LANGUAGE_TAGS } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { fitGroup, readGroup, type Capacity, type Fit } from './fit-group'
import { placeDots } from './place-dots'

interface ScalePlace extends Capacity {
  id: string
  title: string
  /** The title inside a sentence. */
  name: string
  /** What is drawn to scale, in the unit of the drawing. */
  area: number
  /** A second contour inside the first, in the same unit. */
  innerArea?: number
  /** One cell per column, below the drawing too. */
  facts: readonly string[]
}

/** Texts of the namespace `scale`. */
type ScaleWords = Readonly<
  Record<'question' | 'invalid' | 'answer' | 'ask' | 'all' | 'several' | 'none', string>
>

/** The words about rooms. */
interface ScaleKind {
  caption: string
  columns: readonly string[]
  /** Where one place holds all: `{count}`, `{places}`. */
  fits: string
  /** Where several of one kind do: `{count}`, `{needed}`. */
  fitsNone: string
  /** Otherwise: `{count}`. */
  fitsNever: string
}

interface HotelScaleProps {
  places: readonly ScalePlace[]
  kind: ScaleKind
  words: ScaleWords
  /** How many rooms a group can spread over. */
  available: number
}

/** Radius in the unit of the drawing. */
const DOT = 0.3
const SHAPE = 'hotel'
/** How far an outline can reach beyond the circle of its area. */
const REACH = 1.08
const radiusOf = (area: number) => Math.sqrt(area / Math.PI)
const spanOf = ({ area }: ScalePlace) => 2 * REACH * radiusOf(area)

/** Places side by side in one scale with a dot for each guest. A number of guests moves that many dots in. */
export function HotelScale({ places, kind, words, available }: HotelScaleProps) {
  const [text, setText] = useState('')
  const { language } = useLanguage()
  const fieldRef = useRef<HTMLInputElement>(null)
  const id = useId()
  // What was typed before hydration.
  useEffect(() => setText(fieldRef.current?.value ?? ''), [])

  const count = readGroup(text)
  const isWrong = text.trim() !== '' && count === undefined
  const fits = places.map((place) => (count === undefined ? undefined : fitGroup(count, place, available)))
  const answers = fits.map((fit) => (fit === undefined ? '' : describeFit(fit, words)))
  const list = new Intl.ListFormat(LANGUAGE_TAGS[language], { type: 'disjunction' })
  const summary =
    count === undefined ? '' : summarize(count, places, fits, kind, (names) => list.format(names))
  const spans = places.map(spanOf)
  return (
    <div className="scale">
      <div
        style={{ '--row': round(spans.reduce((sum, span) => sum + span, 0)) } as CSSProperties}
        className="scale-places"
      >
        <div className="scale-question">
          <div className="needs-js no-print">
            <label htmlFor={`${id}-count`} className="font-sans text-h3">
              {words.question}
            </label>
            <div className="scale-group">
              <input
                ref={fieldRef}
                id={`${id}-count`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                aria-invalid={isWrong}
                aria-describedby={`${id}-answer`}
                onChange={(event) => setText(event.target.value)}
                className="h-18 control w-32 font-sans text-h2"
              />
              <div>
                <p id={`${id}-answer`} role="status" className="max-w-measure">
                  {isWrong ? words.invalid : summary}
                </p>
                {count !== undefined && (
                  <Link href={inquiryHref({ guests: String(count) })} className="action-link">
                    {words.ask.replace('{count}', String(count))}
                  </Link>
                )}
              </div>
            </div>
          </div>
          {/* A table cannot be as small as hidden text is. */}
          <div className="sr-only">
            <table>
              <caption>{kind.caption}</caption>
              <thead>
                <tr>
                  {kind.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                  {count !== undefined && (
                    <th scope="col">{words.answer.replace('{count}', String(count))}</th>
                  )}
                </tr>
              </thead>
              <tbody>
                {places.map(({ id, title, facts }, index) => (
                  <tr key={id}>
                    <th scope="row">{title}</th>
                    {facts.map((fact) => (
                      <td key={fact}>{fact}</td>
                    ))}
                    {count !== undefined && <td>{answers[index]}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
        <div aria-hidden="true" className="contents">
          {places.map((place, index) => (
            <div key={place.id} className="scale-place">
              <PlaceDrawing place={place} guests={fits[index] && guestsIn(fits[index], count, place)} />
              <div className="min-w-28 flex-1">
                <p className="font-sans text-h4">{place.title}</p>
                {place.facts.map((fact) => (
                  <p key={fact} className="text-ui">
                    {fact}
                  </p>
                ))}
                <p className={clsx('scale-answer', fits[index]?.kind === 'all' && 'font-semibold')}>
                  {answers[index]}
                </p>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function guestsIn(fit: Fit, count = 0, { capacity }: Capacity): number {
  return fit.kind === 'none' ? 0 : Math.min(count, capacity)
}

function describeFit(fit: Fit, words: ScaleWords): string {
  switch (fit.kind) {
    case 'all':
      return words.all
    case 'several':
      return words.several.replace('{inside}', String(fit.inside)).replace('{needed}', String(fit.needed))
    case 'none':
      return words.none
  }
}

function summarize(
  count: number,
  places: readonly ScalePlace[],
  fits: readonly (Fit | undefined)[],
  kind: ScaleKind,
  formatList: (names: string[]) => string,
): string {
  const fitting = places.filter((_, index) => fits[index]?.kind === 'all').map(({ name }) => name)
  const needed = fits.flatMap((fit) => (fit?.kind === 'several' ? [fit.needed] : []))
  const sentence = fitting.length > 0 ? kind.fits : needed.length > 0 ? kind.fitsNone : kind.fitsNever
  return sentence
    .replace('{count}', String(count))
    .replace('{places}', formatList(fitting))
    .replace('{needed}', String(Math.min(...needed)))
}

interface PlaceDrawingProps {
  place: ScalePlace
  /** Undefined until a number is known: then every place is filled. */
  guests: number | undefined
}

function PlaceDrawing({ place, guests }: PlaceDrawingProps) {
  const { area, innerArea, capacity } = place
  // One shape for all, so that the areas can be compared.
  const contour = createContour(SHAPE, 0.07)
  const radius = radiusOf(area)
  const reach = round(radius * REACH)
  const dots = placeDots(contour, radius - 1.4 * DOT, capacity)
  return (
    <svg
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      style={{ '--span': round(spanOf(place)), '--dot-size': 2 * DOT } as CSSProperties}
      className={clsx('scale-drawing', guests !== undefined && 'is-asked')}
    >
      <path d={drawContour(contour, radius)} className="scale-outline" />
      {innerArea !== undefined && (
        <path d={drawContour(contour, radiusOf(innerArea))} className="scale-outline scale-inner" />
      )}
      <path d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')} className="scale-seats" />
      {guests !== undefined &&
        dots.map(({ x, y }, index) => (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={DOT}
            style={
              {
                '--delay': `${Math.min(index * 12, 600)}ms`,
                '--to-entrance': `${round(-x)}px, ${round(reach - y)}px`,
              } as CSSProperties
            }
            className={index < guests ? undefined : 'is-out'}
          />
        ))}
    </svg>
  )
}

import type { FoodEventDate } from '@/content/food-events'

/** The day at the size of a poster, with its month below. */
export function EventDay({ date }: { date: FoodEventDate }) {
  const parts = (
    <>
      <span className="-ml-[0.05em] block pb-[0.06em] font-sans text-[clamp(8.5rem,4rem+14vw,16rem)] leading-[0.74] font-medium tracking-[-0.07em]">
        {date.figure}
      </span>
      <span className="mt-5.5 flex flex-wrap items-baseline gap-x-4 gap-y-1 font-sans text-h2">
        {date.below}
        {date.beside !== undefined && (
          <span className="font-serif text-ui font-normal tracking-normal text-fir-700">{date.beside}</span>
        )}
      </span>
    </>
  )
  const className = 'mt-6.5 block whitespace-normal'
  return date.iso === undefined ? (
    <p className={className}>{parts}</p>
  ) : (
    <time dateTime={date.iso} className={className}>
      {parts}
    </time>
  )
}

import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from '@/lib/i18n/link'

const SIZES = {
  text: 'min-h-13 text-button font-medium aria-[current]:font-semibold',
  heading: 'min-h-16 text-h2 text-fir-700 hover:text-fir-950 aria-[current]:text-fir-950',
}

interface FilterChoiceProps extends ComponentProps<typeof Link> {
  label: string
  count?: number
  size?: keyof typeof SIZES
}

/** A link to a part of a list; the chosen one is underlined. */
export function FilterChoice({ label, count, size = 'text', ...link }: FilterChoiceProps) {
  return (
    <Link
      {...link}
      className={clsx(
        'group inline-flex min-w-11 items-center px-(--gap) font-sans text-nowrap',
        SIZES[size],
      )}
    >
      <span
        className={clsx(
          'decoration-copper decoration-3 group-hover:underline group-aria-[current]:underline',
          size === 'heading' ? 'underline-offset-[0.16em]' : 'underline-offset-[0.35em]',
        )}
      >
        {label}
      </span>
      {count !== undefined && (
        <span
          className={clsx(
            'num ml-1.5 font-serif text-small font-normal tracking-normal',
            size === 'heading' && 'self-start pt-1.5',
          )}
        >
          {count}
        </span>
      )}
    </Link>
  )
}

import type { ReactNode } from 'react'

interface SectionProps {
  legend: string
  children: ReactNode
}

export function Section({ legend, children }: SectionProps) {
  return (
    <fieldset className="mt-2.5 min-w-0 border-t hairline pt-8.5">
      <legend className="float-left w-full pb-4 font-sans text-2xl leading-tight font-semibold tracking-[-0.02em]">
        {legend}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

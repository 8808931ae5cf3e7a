import { type ComponentProps, type ReactNode, useId } from 'react'
import { LocaleParam } from '@/lib/i18n/link'
import type { ArrivalInput } from './arrival-input'

interface HeroBarProps {
  /** Where its fields lead, as a query. */
  action: string
  label: string
  children: ReactNode
}

/** A form of one line below a hero. The browser sends it, so that Back finds it filled in. */
export function HeroBar({ action, label, children }: HeroBarProps) {
  return (
    <form action={action} aria-label={label} className="border-b hairline bg-white py-4 md:py-5 print:hidden">
      <LocaleParam />
      <div className="wrap grid grid-cols-2 items-end gap-x-3 gap-y-2 md:grid-cols-4 lg:gap-x-gutter">
        {children}
      </div>
    </form>
  )
}

interface BarFieldProps extends ComponentProps<'input'> {
  label: string
  as?: typeof ArrivalInput | 'input'
}

export function BarField({ label, as: Input = 'input', ...field }: BarFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      <Input {...field} id={id} className="control appearance-none max-md:px-2.5" />
    </div>
  )
}

export function BarButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button {...button} className={`btn min-h-[3.375rem] btn-primary max-xl:px-2 ${className}`} />
}

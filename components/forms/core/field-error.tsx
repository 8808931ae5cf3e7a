import { CircleAlert } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { FormMessages } from './messages'

/** A message of `ActionResult` in the page's language. */
export function describeError({ errors }: Pick<FormMessages, 'errors'>, error: string): string {
  const [key, max = ''] = error.split(' ')
  return (errors[key as keyof typeof errors] ?? error).replace('{max}', max)
}

interface FieldErrorProps {
  id: string
  children: string | undefined
}

export function FieldError({ id, children }: FieldErrorProps) {
  if (children === undefined) return null
  return (
    <p id={id} className="flex items-start gap-2 text-small font-semibold text-danger">
      <Icon icon={CircleAlert} className="mt-0.75 size-4.5 flex-none" />
      {children}
    </p>
  )
}

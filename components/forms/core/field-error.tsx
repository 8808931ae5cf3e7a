import { CircleAlert } from 'lucide-react'

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null
  return (
    <p id={id} className="flex items-start gap-2 text-small font-semibold text-danger">
      <CircleAlert className="mt-0.75 size-4.5 flex-none" />
      <span>{children}</span>
    </p>
  )
}

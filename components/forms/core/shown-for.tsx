import type { ReactNode } from 'react'

interface ShownForProps {
  categories: readonly string[]
  className?: string
  children: ReactNode
}

/** Fields that show for some categories only. CSS hides them (app/styles/forms.css), which works without JavaScript. */
export function ShownFor({ categories, className, children }: ShownForProps) {
  return (
    <div data-shown-for={categories.join(' ')} className={className}>
      {children}
    </div>
  )
}

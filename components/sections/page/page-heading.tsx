import { Breadcrumbs, type Crumb } from './breadcrumbs'

interface PageHeadingProps {
  title: string
  /** Title in the breadcrumbs, where it differs from the heading. */
  crumb?: string
  parents?: readonly Crumb[]
  lead?: string
}

/** The top of a page without a hero. */
export function PageHeading({ title, crumb, parents, lead }: PageHeadingProps) {
  return (
    <div className="wrap pt-[calc(var(--spacing-nav)+1.25rem)] print:pt-0">
      <Breadcrumbs parents={parents} current={crumb ?? title} />
      <h1 className="mt-2 text-h1">{title}</h1>
      {lead !== undefined && <p className="mt-6 max-w-lead text-lead">{lead}</p>}
    </div>
  )
}

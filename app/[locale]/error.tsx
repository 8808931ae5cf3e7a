'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { ErrorCard } from '@/components/ui/error-card'
import { failureLabels } from '@/content/errors'

export default function PageError({ error }: { error: unknown }) {
  const locale = useLocale()
  useEffect(() => console.error(error), [error])
  return (
    <div className="wrap pt-[calc(var(--spacing-nav)+var(--spacing-group))] pb-section">
      <ErrorCard {...failureLabels(locale)} headingLevel={1} />
    </div>
  )
}

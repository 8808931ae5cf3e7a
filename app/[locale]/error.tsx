'use client'

import { useEffect } from 'react'
import { ErrorCard } from '@/components/ui/error-card'
import { failureLabels } from '@/content/errors'
import { useLanguage } from '@/lib/i18n/language-provider'

export default function PageError({ error }: { error: unknown }) {
  const { language } = useLanguage()
  useEffect(() => console.error(error), [error])
  return (
    <div className="wrap pt-[calc(var(--spacing-nav)+var(--spacing-group))] pb-section">
      <ErrorCard {...failureLabels(language)} headingLevel={1} />
    </div>
  )
}

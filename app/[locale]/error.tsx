'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { ErrorCard } from '@/components/ui/error-card'

export default function PageError({ error }: { error: unknown }) {
  const t = useTranslations('failure')
  useEffect(() => console.error(error), [error])
  return (
    <div className="wrap pt-[calc(var(--spacing-nav)+var(--spacing-group))] pb-section">
      <ErrorCard title={t('title')} text={t('text')} retry={t('retry')} headingLevel={1} />
    </div>
  )
}

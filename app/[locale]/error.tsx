'use client'

import type { ErrorInfo } from 'next/error'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { ErrorCard } from '@/components/ui/error-card'
import { retryOrReload } from '@/lib/browser/retry-or-reload'

export default function PageError({ error, retry }: ErrorInfo) {
  const t = useTranslations('failure')
  useEffect(() => console.error(error), [error])
  return (
    <div className="wrap pt-[calc(var(--spacing-nav)+var(--spacing-group))] pb-section">
      <ErrorCard
        title={t('title')}
        text={t('text')}
        retry={t('retry')}
        onRetry={() => retryOrReload(retry)}
        level={1}
      />
    </div>
  )
}

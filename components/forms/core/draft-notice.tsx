import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface DraftNoticeProps {
  isShown: boolean
  onStartOver: () => void
  /** After the sentence. */
  children?: ReactNode
}

/** Says that a draft was restored, and offers to clear it. */
export function DraftNotice({ isShown, onStartOver, children }: DraftNoticeProps) {
  const t = useTranslations('forms.draft')
  return (
    <div role="status" className="text-ui not-empty:mb-8.5">
      {isShown && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-l-3 border-fir-950 bg-snow-shade py-3 pr-3 pl-5">
          <p className="flex-1 basis-64">
            <span>{t('restored')}</span> <span>{children}</span>
          </p>
          <button type="button" onClick={onStartOver} className="btn btn-small btn-secondary">
            {t('startOver')}
          </button>
        </div>
      )}
    </div>
  )
}

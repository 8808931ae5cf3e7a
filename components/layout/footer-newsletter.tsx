import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

/** The place of the newsletter sign-up, first in the footer. `children` is the form. */
export async function FooterNewsletter({ children }: { children?: ReactNode }) {
  const t = await getTranslations('footer')
  return (
    <div className="cols">
      <div className="lg:col-span-7">
        <h2 className="max-w-[13em] text-h2">{t('newsletter')}</h2>
        {children !== undefined && <div className="mt-8.5 max-w-136">{children}</div>}
      </div>
    </div>
  )
}

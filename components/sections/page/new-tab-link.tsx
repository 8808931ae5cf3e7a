import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { ExternalLink } from '@/components/ui/external-link'

/** A link that leaves the site, in the page's locale. */
export async function NewTabLink(props: Omit<ComponentProps<typeof ExternalLink>, 'newTabLabel'>) {
  const t = await getTranslations('layout')
  return <ExternalLink {...props} newTabLabel={t('newTab')} />
}

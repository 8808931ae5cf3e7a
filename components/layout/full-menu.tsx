import { X } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { navigation } from '@/content/navigation'
import type { Locale } from '@/lib/i18n/locales'
import { MenuLink } from './menu-link'
import { listMenu } from './menu-rules'

/** Opened by the menu button before hydration and without JavaScript. */
export const FULL_MENU_ID = 'menu'

/** The side menu's entries in a native popover; browsers without popovers show it below the footer. */
export async function FullMenu({ locale }: { locale: Locale }) {
  const [t, side] = await Promise.all([getTranslations('layout'), getTranslations('sideMenu')])
  return (
    <nav id={FULL_MENU_ID} popover="auto" aria-label={t('menu')} className="full-menu no-print">
      <button
        type="button"
        popoverTarget={FULL_MENU_ID}
        popoverTargetAction="hide"
        aria-label={side('close')}
        className="full-menu-close"
      >
        <Icon icon={X} className="size-6" />
      </button>
      <ul>
        {listMenu(navigation, 'side', locale).map(({ label, href, external, lines }) => (
          <li key={href}>
            {external ? (
              <ExternalLink href={href} newTabLabel={t('newTab')} className="side-menu-row">
                {label}
              </ExternalLink>
            ) : (
              <MenuLink label={label} href={href} className="side-menu-row" />
            )}
            {lines.length > 0 && (
              <ul className="pb-3.5">
                {lines.map((line) => (
                  <li key={line.label}>
                    <MenuLink {...line} className="side-menu-line" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

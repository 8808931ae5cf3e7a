import { getTranslations } from 'next-intl/server'
import { ExternalLink } from '@/components/ui/external-link'
import { navigation } from '@/content/navigation'
import type { Locale } from '@/lib/i18n/locales'
import { MenuLink } from './menu-link'
import { sideMenu } from './menu-rules'

/** Where the menu button leads without JavaScript. */
export const FULL_MENU_ID = 'menu'

/** The side menu's entries as plain links at the foot of the page, for browsers without JavaScript. */
export async function FullMenu({ locale }: { locale: Locale }) {
  const t = await getTranslations('shell')
  return (
    <nav id={FULL_MENU_ID} aria-label={t('menu')} className="no-js mt-block border-t hairline pt-8.5">
      <ul className="cols gap-y-8">
        {sideMenu(navigation, locale).map(({ label, href, external, lines }) => (
          <li key={href} className="md:col-span-4 lg:col-span-3">
            {external ? (
              <ExternalLink
                href={href}
                newTabLabel={t('newTab')}
                className="footer-link gap-2 font-semibold [&_svg]:size-4.5"
              >
                {label}
              </ExternalLink>
            ) : (
              <MenuLink label={label} href={href} className="footer-link font-semibold" />
            )}
            {lines.length > 0 && (
              <ul>
                {lines.map((line) => (
                  <li key={line.label}>
                    <MenuLink {...line} className="footer-link" />
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

import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { CloseButton } from '@/components/ui/close-button'
import { navigation } from '@/content/navigation'
import { MenuLines, MenuRow } from './menu-row'
import { FULL_MENU_ID, listMenu } from './menu-rules'

/**
 * The side menu's entries in a native popover, which the menu button opens before hydration and without JavaScript.
 * Browsers without popovers show it below the footer.
 */
export async function FullMenu() {
  const locale = await getLocale()
  const [t, side] = await Promise.all([getTranslations('layout'), getTranslations('sideMenu')])
  return (
    <nav
      id={FULL_MENU_ID}
      popover="auto"
      aria-label={t('menu')}
      className={clsx(
        'group/menu slide-motion overscroll-contain open:left-auto open:size-full open:px-5 open:pb-6 md:open:w-100 md:open:px-8 print:hidden',
        'open:bg-snow open:text-fir-950 open:shadow-panel open:backdrop:bg-fir-950/62 forced-colors:border-l',
      )}
    >
      <CloseButton
        popoverTarget={FULL_MENU_ID}
        popoverTargetAction="hide"
        aria-label={side('close')}
        className="sticky top-0 z-1 -mr-3 ml-auto h-bar w-12 bg-snow not-group-open/menu:hidden"
      />
      <ul>
        {listMenu(navigation, 'side', locale).map((entry) => (
          <li key={entry.href}>
            <MenuRow entry={entry} />
            {entry.lines.length > 0 && <MenuLines entry={entry} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { ExternalLink } from '@/components/ui/external-link'
import { LogoMark } from '@/components/ui/logo-mark'
import { navigation } from '@/content/navigation'
import { bookingEngine, venue } from '@/content/venue'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { BarMenu } from './bar-menu'
import { HeaderBar } from './header-bar'
import { LanguageToggle } from './language-toggle'
import { MenuButton } from './menu-button'
import { listMenu } from './menu-rules'

export async function SiteHeader() {
  const locale = await getLocale()
  const [t, { layout, sideMenu }] = [await getTranslations('layout'), await getMessages()]
  const { menu, bookNow, language, newTab } = layout
  return (
    <HeaderBar>
      <div className="wrap flex h-full items-center gap-1.5 md:gap-8 min-[75rem]:max-[90rem]:gap-4">
        <Logo label={t('home', { name: textIn(venue.name, locale) })} />
        <BarMenu
          entries={listMenu(navigation, 'bar', locale).map((entry) => ({
            ...entry,
            submenuLabel: t('submenu', { title: entry.label }),
          }))}
          label={t('mainMenu')}
        />
        <div className="ml-auto flex flex-none items-center gap-0.5 md:gap-2.5 min-[75rem]:ml-0 min-[75rem]:max-[90rem]:gap-1.5">
          <LanguageToggle
            label={language}
            // A phone has room for the other language alone; the side menu has both.
            className="max-[30rem]:[&_[data-current]]:hidden"
          />
          <ExternalLink
            href={bookingEngine.accommodation}
            newTabLabel={newTab}
            withArrow={false}
            className="btn btn-small btn-primary max-md:px-2.75 max-md:text-[1.0625rem] min-[75rem]:max-[80rem]:px-3.5"
          >
            {bookNow}
          </ExternalLink>
          <MenuButton
            entries={listMenu(navigation, 'side', locale)}
            labels={{ ...sideMenu, menu, bookNow, language, newTab }}
          />
        </div>
      </div>
    </HeaderBar>
  )
}

function Logo({ label }: { label: string }) {
  return (
    <Link
      href="/"
      aria-label={label}
      className="inline-flex min-h-11 flex-none items-center gap-1.75 font-sans text-[1.1875rem] leading-none font-semibold tracking-[-0.03em] md:gap-2.75 md:text-[1.4375rem]"
    >
      <LogoMark className="size-6.75 flex-none md:size-8.5" />
      <span className="max-[23.75rem]:hidden">{venue.shortName}</span>
    </Link>
  )
}

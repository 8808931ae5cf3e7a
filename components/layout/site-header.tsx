import { getLocale, getTranslations } from 'next-intl/server'
import { NewTabLink } from '@/components/sections/page/new-tab-link'
import { LogoMark } from '@/components/ui/logo-mark'
import { navigation } from '@/content/navigation'
import { bookingEngine, venue } from '@/content/venue'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { BarMenu } from './bar-menu'
import { HeaderBar } from './header-bar'
import { LocaleSwitcher } from './locale-switcher'
import { MenuButton } from './menu-button'
import { listMenu } from './menu-rules'

export async function SiteHeader() {
  const locale = await getLocale()
  const t = await getTranslations('layout')
  return (
    <HeaderBar>
      <div className="wrap flex min-h-bar flex-wrap items-center gap-x-1.5 md:gap-x-8 bar:flex-nowrap bar:max-[90rem]:gap-x-4">
        <Logo label={t('home', { name: textIn(venue.name, locale) })} />
        <BarMenu entries={listMenu(navigation, 'bar', locale)} />
        <div className="ml-auto flex flex-none items-center gap-0.5 md:gap-2.5 @max-[19.9rem]/header:contents bar:ml-0 bar:max-[90rem]:-mr-3.5 bar:max-[90rem]:gap-1.5">
          <LocaleSwitcher
            // The smallest windows have room for the other language alone; the side menu has both.
            className="@max-[22.4rem]/header:[&_[data-current]]:hidden"
          />
          <NewTabLink
            href={bookingEngine.accommodation}
            withArrow={false}
            className="btn btn-small whitespace-nowrap btn-primary max-md:px-2.75 max-md:text-[1.0625rem] @max-[19.9rem]/header:px-[11px] bar:max-xl:px-3.5"
          >
            {t('bookNow')}
          </NewTabLink>
          <MenuButton entries={listMenu(navigation, 'side', locale)} />
        </div>
      </div>
    </HeaderBar>
  )
}

function Logo({ label }: { label: string }) {
  return (
    <div className="min-w-0 flex-[1_1_2.75rem] bar:flex-initial">
      {/* A name that has no room wraps out of the link's height. */}
      <Link
        href="/"
        aria-label={label}
        className="inline-flex h-11 max-w-full flex-wrap gap-x-1.75 overflow-clip align-top *:h-11 *:flex-none md:gap-x-2.75"
      >
        <LogoMark className="w-6.75 md:w-8.5" />
        <span
          aria-hidden="true"
          className="flex items-center font-sans text-[1.1875rem] leading-none font-semibold tracking-[-0.03em] md:text-[1.4375rem]"
        >
          {venue.shortName}
        </span>
      </Link>
    </div>
  )
}

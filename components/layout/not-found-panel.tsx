import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { navigation } from '@/content/navigation'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

export type MissingKind = 'page' | 'article'

const WAYS = ['/boende', '/restaurant', '/paketerbjudanden', '/hitta-till-oss']

export async function NotFoundPanel({ kind }: { kind: MissingKind }) {
  const [t, layout] = [await getTranslations('notFound'), await getTranslations('layout')]
  const locale = await getLocale()
  const isArticle = kind === 'article'
  const links = [
    { label: layout('start'), href: '/' },
    ...navigation
      .filter(({ link }) => WAYS.includes(link))
      .map(({ title, barTitle = title, link }) => ({ label: textIn(barTitle, locale), href: link })),
  ]
  return (
    <section
      data-hero-tone="snow"
      className="not-found relative isolate flex min-h-[max(100svh,47.5rem)] flex-col justify-end pt-30 pb-[clamp(4.25rem,5vw,4.5rem)] on-fir md:min-h-[max(100svh-6rem,42rem)]"
    >
      <img
        src="/drawings/trail-end.svg"
        alt=""
        width={1380}
        height={1060}
        className="absolute top-0 left-0 -z-10 h-[calc(100%*1060/860)] w-full max-w-none object-cover object-[50%_0] print:hidden forced-colors:hidden"
      />
      <div className="wrap">
        <h1
          className={clsx(
            'leading-[0.88] font-semibold tracking-[-0.045em]',
            isArticle
              ? 'max-w-[8em] text-[clamp(2.875rem,1rem+8vw,8.5rem)]'
              : 'max-w-[7em] text-[clamp(3.25rem,1rem+10.4vw,11rem)]',
          )}
        >
          {t(isArticle ? 'articleTitle' : 'pageTitle')}
        </h1>
        <div className="cols mt-[clamp(2.125rem,5vw,4.5rem)] items-end gap-y-8.5">
          <div className="lg:col-span-4">
            <p className="mb-6.5 max-w-104 text-lead lg:w-104">{t(isArticle ? 'articleText' : 'pageText')}</p>
            <Link href={isArticle ? '/blog' : '/'} className="btn btn-secondary">
              {t(isArticle ? 'toMagazine' : 'toStart')}
            </Link>
          </div>
          <nav aria-label={t('otherWays')} className="lg:col-span-8 lg:justify-self-start lg:pl-gutter">
            <ul className="flex flex-col font-sans text-h3 leading-none font-medium md:flex-row md:flex-wrap md:gap-x-8 lg:max-xl:gap-x-5 lg:max-xl:text-2xl">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    href={href}
                    className="inline-flex min-h-14 items-center underline decoration-ember decoration-1 underline-offset-[0.24em] hover:decoration-2"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </section>
  )
}

import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { groupPlaces } from '@/content/group-places'
import { activityPrice, groupActivities } from '@/content/teambuilding'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { OptionalPicture } from './optional-picture'

/** Each activity with its picture and price, and each place; the page's gallery shows the places. */
export async function ActivitySheet({ locale }: { locale: Locale }) {
  const t = await getTranslations('teambuilding')
  return (
    <>
      {(['activities', 'entertainment'] as const).map((kind) => (
        <SheetGroup key={kind} title={t(`groups.${kind}`)}>
          {groupActivities
            .filter((activity) => activity.kind === kind)
            .map((activity) => (
              <SheetRow
                key={activity.key}
                title={textIn(activity.title, locale)}
                figure={activityPrice(activity, locale)}
                note={t('perPerson')}
                text={textIn(activity.description, locale)}
                picture={activity.picture}
              >
                <Link
                  href={inquiryHref({ about: `teambuilding-${activity.key}`, fromConference: true })}
                  className="action-link"
                >
                  {t('ask')}
                  <span className="sr-only">: {textIn(activity.title, locale)}</span>
                </Link>
              </SheetRow>
            ))}
        </SheetGroup>
      ))}
      <SheetGroup title={t('groups.places')}>
        {groupPlaces.map(({ name, description, capacity, picture }) => (
          <SheetRow
            key={picture}
            title={textIn(name, locale)}
            figure={t('upTo', { count: capacity })}
            text={textIn(description, locale)}
          />
        ))}
      </SheetGroup>
      <p className="mt-8 text-ui">{t('groupSizes')}</p>
    </>
  )
}

function SheetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h3 className="border-b-3 border-fir-950 pb-2 text-h4">{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

interface SheetRowProps {
  title: string
  /** Price or capacity. */
  figure: string
  note?: string
  text: string
  picture?: string
  /** To the inquiry. */
  children?: ReactNode
}

function SheetRow({ title, figure, note, text, picture, children }: SheetRowProps) {
  return (
    <li className="flex flex-col gap-x-6 gap-y-3 border-b hairline py-4 md:flex-row">
      {picture && (
        <OptionalPicture className="aspect-[4/3] w-full md:w-52 md:flex-none print:hidden">
          <ContentPicture name={picture} sizes="(width >= 48rem) 13rem, 100vw" />
        </OptionalPicture>
      )}
      <div className="flex flex-1 flex-wrap content-start items-baseline justify-between gap-x-6 gap-y-1">
        <h4 className="text-h4">{title}</h4>
        <p className="num text-ui">
          <span className="font-medium">{figure}</span> <span className="quiet">{note}</span>
        </p>
        <p className="w-full max-w-measure text-ui quiet">{text}</p>
        {children}
      </div>
    </li>
  )
}

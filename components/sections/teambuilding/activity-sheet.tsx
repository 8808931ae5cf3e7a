import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { LinkedText } from '@/components/ui/linked-text'
import { Picture } from '@/components/ui/picture'
import {
  activityPrice,
  groupActivities,
  groupEntertainment,
  groupVenues,
  sheetContact,
} from '@/content/teambuilding'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { OptionalPicture } from './optional-picture'

export async function ActivitySheet({ locale }: { locale: Locale }) {
  const t = await getTranslations('teambuilding')
  const toRows = (activities: typeof groupActivities) =>
    activities.map((activity) => ({
      key: activity.key,
      title: activity.title[locale],
      picture: <SheetPicture name={activity.picture} locale={locale} />,
      text: activity.description[locale],
      figure: activityPrice(activity, locale),
      note: t('perPerson'),
      link: (
        <Link
          href={inquiryHref({ about: `teambuilding-${activity.key}`, fromConference: true })}
          className="action-link"
        >
          {t('ask')}
          <VisuallyHidden>: {activity.title[locale]}</VisuallyHidden>
        </Link>
      ),
    }))
  return (
    <>
      <SheetGroup title={t('groups.activities')} rows={toRows(groupActivities)} />
      <SheetGroup title={t('groups.entertainment')} rows={toRows(groupEntertainment)} />
      <SheetGroup
        title={t('groups.places')}
        rows={groupVenues.map(({ key, title, description, capacity }) => ({
          key,
          title: title[locale],
          text: description[locale],
          figure: t('upTo', { count: capacity }),
        }))}
      />
      <p className="mt-8 text-ui">
        <LinkedText text={sheetContact[locale]} />
      </p>
    </>
  )
}

interface SheetGroupProps {
  title: string
  rows: readonly {
    key: string
    title: string
    /** The places have theirs in the page's gallery. */
    picture?: ReactNode
    text: string
    /** Price or capacity. */
    figure: string
    note?: string
    /** To the inquiry. */
    link?: ReactNode
  }[]
}

function SheetGroup({ title, rows }: SheetGroupProps) {
  return (
    <section className="mt-8">
      <h3 className="border-b-3 border-fir-950 pb-2 text-h4">{title}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.key} className="flex flex-col gap-x-6 gap-y-3 border-b hairline py-4 md:flex-row">
            {row.picture}
            <div className="flex flex-1 flex-wrap content-start items-baseline justify-between gap-x-6 gap-y-1">
              <h4 className="text-h4">{row.title}</h4>
              <p className="num text-ui">
                <span className="font-medium">{row.figure}</span>
                {row.note !== undefined && <span className="quiet"> {row.note}</span>}
              </p>
              <p className="w-full max-w-measure text-ui quiet">{row.text}</p>
              {row.link}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SheetPicture({ name, locale }: { name: string; locale: Locale }) {
  const picture = findPicture(name)
  return (
    <OptionalPicture className="aspect-[4/3] w-full md:w-52 md:flex-none print:hidden">
      <Picture picture={picture} alt={picture.alt[locale]} sizes="(width >= 48rem) 13rem, 100vw" />
    </OptionalPicture>
  )
}

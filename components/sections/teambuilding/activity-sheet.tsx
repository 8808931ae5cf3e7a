import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { groupPlaces } from '@/content/group-places'
import { activityPrice, groupActivities } from '@/content/teambuilding'
import { PER_PERSON } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { OptionalPicture } from './optional-picture'

/** Each activity with its picture and price, and each place; the page's gallery shows the places. */
export async function ActivitySheet() {
  const locale = await getLocale()
  const t = await getTranslations('teambuilding')
  const groups = [
    ...(['activities', 'entertainment'] as const).map((kind) => ({
      title: t(`groups.${kind}`),
      rows: groupActivities
        .filter((activity) => activity.kind === kind)
        .map((activity) => ({ ...activity, figure: activityPrice(activity, locale) })),
    })),
    {
      title: t('groups.places'),
      rows: groupPlaces.map(({ name, description, capacity }) => ({
        key: undefined,
        picture: undefined,
        title: name,
        description,
        figure: t('upTo', { count: capacity }),
      })),
    },
  ]
  return (
    <>
      {groups.map(({ title: heading, rows }) => (
        <section key={heading} className="mt-8">
          <h3 className="border-b-3 border-fir-950 pb-2 text-h4">{heading}</h3>
          <ul>
            {rows.map(({ key, title, description, picture, figure }) => (
              <li key={title.sv} className="flex flex-col gap-x-6 gap-y-3 border-b hairline py-4 md:flex-row">
                {picture && (
                  <OptionalPicture className="aspect-[4/3] w-full md:w-52 md:flex-none print:hidden">
                    <ContentPicture name={picture} sizes="(width >= 48rem) 13rem, 100vw" />
                  </OptionalPicture>
                )}
                <div className="flex flex-1 flex-wrap content-start items-baseline justify-between gap-x-6 gap-y-1">
                  <h4 className="text-h4">{textIn(title, locale)}</h4>
                  <p className="num text-ui">
                    <span className="font-medium">{figure}</span>{' '}
                    {key && <span className="quiet">{textIn(PER_PERSON, locale)}</span>}
                  </p>
                  <p className="w-full max-w-measure text-ui quiet">{textIn(description, locale)}</p>
                  {key && (
                    <Link
                      href={inquiryHref({ about: `teambuilding-${key}`, fromConference: true })}
                      className="action-link"
                    >
                      {t('ask')}
                      <span className="sr-only">: {textIn(title, locale)}</span>
                    </Link>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

import { getTranslations } from 'next-intl/server'
import { EventCard } from '@/components/sections/events/event-card'
import { NothingFound, View } from '@/components/sections/filter/view'
import { metadataOf } from '@/components/seo/page-metadata'
import { comingEvents, pastEvents, undatedEvents } from '@/content/calendar'
import { readView, type ViewPageProps, viewParams } from '@/lib/routes/views'

const PATH = '/evenemang'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

export default async function EventsPage({ params }: ViewPageProps) {
  const t = await getTranslations('events')
  const view = await readView(PATH, params)
  const isShown = ({ category }: { category: string }) => view === undefined || category === view
  const coming = [...comingEvents(), ...undatedEvents].filter(isShown)
  const past = pastEvents().filter(isShown)
  return (
    <View>
      {coming.length > 0 && (
        <ul className="mt-1">
          {coming.map((event, index) => (
            <li key={event.id}>
              <EventCard event={event} layout={index % 2 === 0 ? 'wide' : 'mirrored'} />
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <section aria-label={t('past')}>
          <h2 className="border-t border-fir-950 pt-6 text-h4">{t('past')}</h2>
          <ul className="mt-6 grid gap-x-gutter gap-y-10 md:grid-cols-2 lg:[&>li>article]:grid-cols-2">
            {past.map((event) => (
              <li key={event.id}>
                <EventCard event={event} layout="small" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {coming.length + past.length === 0 && (
        <NothingFound text={t('empty')} showAll={t('showAll')} href={PATH} />
      )}
    </View>
  )
}

import { expect, test } from 'vitest'
import { describeEvents } from '@/components/seo/structured-data/events'
import { describeHotel } from '@/components/seo/structured-data/hotel'
import { describeJobs } from '@/components/seo/structured-data/jobs'
import { describePackages } from '@/components/seo/structured-data/packages'
import { events } from '@/content/events'
import { jobs } from '@/content/jobs'
import { packagesFor } from '@/content/packages'
import { locales } from '@/lib/i18n/locales'

test.each(locales)(
  'the structured data states the hotel’s hours, payments, prices and dates (%s)',
  (locale) => {
    expect(describeHotel(locale)).toMatchObject({
      checkinTime: '15:00',
      checkoutTime: '11:00',
      paymentAccepted: expect.stringMatching(/Swish, (kontanter|cash)$/) as string,
    })
    expect(describePackages(packagesFor(locale), locale)).toContainEqual(
      expect.objectContaining({ price: 2449 }),
    )
    const season = [events.kraftskiva, events.hostretreat, events.julbord, events.nyar]
    expect(describeEvents(season, locale, '2025-10-20')).toEqual(
      season
        .slice(1)
        .map(({ days }) =>
          expect.objectContaining({ '@type': 'Event', startDate: days.from, endDate: days.to }),
        ),
    )
    expect(describeEvents(season, locale, '2026-10-20')).toEqual([])
  },
)

test('a job posting is dated by its publication, not by the latest edit of the page', () => {
  expect(describeJobs(jobs, 'sv').map(({ datePosted }) => datePosted)).toEqual(
    jobs.map(({ published }) => published),
  )
})

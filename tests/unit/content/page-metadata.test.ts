import { expect, test, vi } from 'vitest'
import { describePage } from '@/components/seo/page-metadata'
import { articles } from '@/content/articles'
import { pageMetadata } from '@/content/page-metadata'
import { termsSections } from '@/content/terms'
import { venue } from '@/content/venue'
import { locales } from '@/lib/i18n/locales'
import { SEASON_DAY } from '@/scripts/season'

// Dated pages on other days are in season.test.ts.
vi.stubEnv('SITE_DATE', SEASON_DAY)

test.each(locales)(
  'every title and description is unique, and shown whole by search engines (%s)',
  (locale) => {
    const texts = [
      ...Object.values(pageMetadata).map(({ title, description }) => [title[locale], description[locale]]),
      ...termsSections
        .slice(1)
        .map(({ title, lead }) => [`${title[locale]} – ${venue.name[locale]}`, lead[locale]]),
      ...articles.map(({ text }) => [text[locale].title, text[locale].excerpt]),
    ].map(([name = '', text = '']) => {
      const { title, description } = describePage('/', locale, name, text)
      return { title: String(title), description: String(description) }
    })
    for (const { title, description } of texts) {
      expect.soft(title.length, title).toBeGreaterThanOrEqual(30)
      expect.soft(title.length, title).toBeLessThanOrEqual(60)
      expect.soft(description.length, description).toBeGreaterThanOrEqual(70)
      expect.soft(description.length, description).toBeLessThanOrEqual(160)
    }
    expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length)
    expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length)
  },
)

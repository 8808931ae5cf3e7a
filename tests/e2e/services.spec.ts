import { dayServices, serviceDayTexts, serviceGroups } from '@/content/services'
import { expect, languages, test } from '../support/test'

for (const language of languages) {
  const groups = [
    { name: serviceDayTexts[language].heading, services: dayServices.map(({ service }) => service) },
    ...serviceGroups.map(({ heading, services }) => ({ name: heading[language], services })),
  ]

  test(`the service range lists every service with its lines and its page (${language})`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await page.goto('/service-utbud')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(
      groups.flatMap(({ services }) => services).length,
    )
    for (const { name, services } of groups) {
      const group = main.getByRole('region', { name })
      await expect(group.getByRole('listitem')).toHaveCount(services.length)
      for (const { title, description, href } of services) {
        const item = group.getByRole('listitem').filter({
          has: page.getByRole('heading', { name: title[language], exact: true }),
        })
        for (const line of description[language].split('\n')) await expect(item).toContainText(line)
        if (href !== undefined) {
          const path = href.split(/[?#]/)[0]!
          await expect(item.getByRole('link')).toHaveAttribute('href', new RegExp(`^${path}(?:[?#]|$)`))
        }
      }
    }
  })
}

import { serviceGroups } from '@/content/services'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, languages, test } from '../support/test'

for (const language of languages) {
  test(`the service range lists every service with its lines (${language})`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await page.goto('/service-utbud')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(
      serviceGroups.flatMap(({ services }) => services).length,
    )
    for (const { heading, services } of serviceGroups) {
      const group = main.getByRole('region', { name: heading[language] })
      await expect(group.getByRole('listitem')).toHaveCount(services.length)
      for (const { title, description } of services) {
        const item = group.getByRole('listitem').filter({
          has: page.getByRole('heading', { name: title[language], exact: true }),
        })
        for (const line of description[language].split('\n')) await expect(item).toContainText(line)
      }
    }
    await expectNoAxeViolations(page, 'main')
    await expectNoSidewaysScroll(page)
  })
}

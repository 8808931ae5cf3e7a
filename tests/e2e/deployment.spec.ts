import { field, fillShared, INQUIRY_PATH, submit } from '../support/inquiry'
import { NEEDS_STORE, withoutStore } from '../support/forms'
import { openStore } from '../support/stored'
import { expect, messages, test } from '../support/test'

/**
 * A new version is deployed while a guest has a form open. What the page had not fetched yet is gone with the old
 * version. What its form's action is no longer known means: inquiry-sending.spec.ts and outdated-form.spec.ts.
 */
test.describe('a deployment while the form is open', () => {
  test.skip(withoutStore, NEEDS_STORE)
  test.use({ expectedErrors: [/404|Failed to load|ChunkLoadError|dynamically imported/] })

  test('takes the rest of the page’s scripts away, and the inquiry arrives all the same', async ({
    page,
  }) => {
    await page.goto(INQUIRY_PATH)
    await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404, body: '' }))
    const email = await fillShared(page)
    await submit(page)
    await expect(page.getByText(messages.sv.inquiry.sent.title)).toBeVisible()
    await expect(field(page, 'name')).toHaveValue('')
    const { rows } = await openStore()
    const { data } = await rows.from('booking_inquiries').select('id').eq('email', email)
    expect(data).toHaveLength(1)
  })
})

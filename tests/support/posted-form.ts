import type { Browser, Page } from '@playwright/test'

interface PostedForm {
  headers: { accept: string; 'content-type': string; origin: string }
  body: Buffer
}

/**
 * What a browser without scripts posts, caught before it reaches the server.
 * @param fillAndSend what the guest does on the page
 */
export async function postedForm(
  browser: Browser,
  baseURL: string | undefined,
  address: string,
  fillAndSend: (page: Page) => Promise<void>,
): Promise<PostedForm> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(address)
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.route('**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await fillAndSend(page)
  const request = await posted
  const body = request.postDataBuffer()
  const contentType = await request.headerValue('content-type')
  if (!body || !contentType) throw new Error(`The form of ${address} posts nothing.`)
  await context.close()
  const { origin } = new URL(request.url())
  return { headers: { accept: 'text/html', 'content-type': contentType, origin }, body }
}

import type { APIRequestContext, APIResponse, Page } from '@playwright/test'

/** The hidden fields of the form on a page that has a control of some name. The page runs no scripts. */
export async function pageForm(
  page: Page,
  address: string,
  control: string,
): Promise<Record<string, string>> {
  await page.goto(address)
  const hidden = page.locator(`form:has([name="${control}"])`).first().locator('input[type="hidden"]')
  return hidden.evaluateAll((inputs: HTMLInputElement[]) =>
    Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
  )
}

/** Sends a form as a browser without scripts does. */
export function postForm(
  request: APIRequestContext,
  address: string,
  fields: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  return request.post(address, { multipart: fields, headers, maxRedirects: 0 })
}

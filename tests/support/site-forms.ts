import type { APIRequestContext, APIResponse, Page } from '@playwright/test'

/**
 * The hidden fields of the form on a page that has a control of some name, as a browser without scripts would send
 * them along.
 * @param page any page; its parser reads the HTML
 */
export async function pageForm(
  page: Page,
  address: string,
  control: string,
): Promise<Record<string, string>> {
  const html = await (await page.request.get(address)).text()
  return page.evaluate(
    ([html, control]) => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const hidden = document
        .querySelector(`form:has([name="${control}"])`)!
        .querySelectorAll<HTMLInputElement>('input[type="hidden"]')
      return Object.fromEntries([...hidden].map(({ name, value }) => [name, value]))
    },
    [html, control] as const,
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

import type { APIRequestContext, APIResponse } from '@playwright/test'

type Fields = Record<string, string>

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
const decode = (text: string) =>
  text.replace(/&(?:quot|amp|lt|gt|#x27);/g, (entity) => ENTITIES[entity] ?? '')

/**
 * The hidden fields of the forms on a page that have a control of some name, as a browser without scripts would
 * send them along.
 */
export async function pageForms(
  request: APIRequestContext,
  address: string,
  control: string,
): Promise<Fields[]> {
  const html = await (await request.get(address)).text()
  return [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)]
    .map(([form]) => form)
    .filter((form) => form.includes(`name="${control}"`))
    .map((form) =>
      Object.fromEntries(
        [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)].map(
          ([, name = '', value = '']) => [decode(name), decode(value)],
        ),
      ),
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

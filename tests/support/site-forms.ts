import type { APIRequestContext, APIResponse, Locator, Page, Route } from '@playwright/test'
import { jobs } from '@/content/jobs'
import { pdfUpload } from './documents'
import { type LostAndFoundValues, lostValues } from './form-values'
import { messages } from './test'

/** Fills in the controls of a form by their names. */
export async function fillIn(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
}

/** Signs an email up in a form of the newsletter. */
export async function signUp(form: Locator, email: string): Promise<void> {
  const { label, subscribe } = messages.sv.newsletter
  await form.getByRole('textbox', { name: label }).fill(email)
  await form.getByRole('button', { name: subscribe }).click()
}

/** The button that opens a position's application, as it is shown at this width. */
export const applyButton = (page: Page): Locator =>
  page.getByRole('button', { name: messages.sv.jobs.apply }).filter({ visible: true }).first()

/** Opens the application for the first position, or for one that is a tab. */
export async function openApplication(page: Page, index = 0): Promise<Locator> {
  const name = jobs[index]!.title.sv
  await page.goto('/lediga-jobb')
  if (index > 0) await page.getByRole('tab', { name }).click()
  await applyButton(page).click()
  return page.getByRole('dialog', { name })
}

/** Fills in what an application needs; by default its CV contains the email. */
export async function fillApplication(
  form: Locator,
  email: string,
  cv: Parameters<Locator['setInputFiles']>[0] = pdfUpload(email),
): Promise<void> {
  await fillIn(form, { name: 'Kim <b>Lund</b>', email })
  await form.locator('[name="cv"]').setInputFiles(cv)
}

/** Fills in a lost-and-found request, whose email it returns. */
export async function fillLostAndFound(
  page: Page,
  changes: Partial<LostAndFoundValues> = {},
): Promise<string> {
  const { acceptTerms: _acceptTerms, ...values } = lostValues(changes)
  await fillIn(page.locator('#lost-and-found'), values)
  await page.locator('#lost-and-found [name="acceptTerms"]').check()
  return values.email
}

/** Handles the posts to a URL in place of the server; a handler that does nothing leaves them without an answer. */
export const routePosts = (page: Page, url: string, handle: (route: Route) => unknown): Promise<unknown> =>
  page.route(url, (route) => (route.request().method() === 'POST' ? handle(route) : route.fallback()))

/** Sends the forms of a page as a page from before the last deployment does. */
export const outdateActions = (page: Page, url: string): Promise<unknown> =>
  page.route(url, (route) => {
    const { 'next-action': action, ...headers } = route.request().headers()
    return route.continue({
      headers: action ? { ...headers, 'next-action': `00${'f'.repeat(40)}` } : headers,
    })
  })

/** The hidden fields of the form on a page that has a control of some name. The page runs no scripts. */
export async function pageForm(page: Page, url: string, control: string): Promise<Record<string, string>> {
  await page.goto(url)
  const hidden = page.locator(`form:has([name="${control}"])`).first().locator('input[type="hidden"]')
  return hidden.evaluateAll((inputs: HTMLInputElement[]) =>
    Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
  )
}

/** Sends a form as a browser without scripts does. */
export function postForm(
  request: APIRequestContext,
  url: string,
  fields: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  return request.post(url, { multipart: fields, headers, maxRedirects: 0 })
}

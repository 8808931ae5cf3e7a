import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Locator, Page } from '@playwright/test'
import { parseMultipart } from './multipart.ts'
import type { SentForm } from './sent-form.ts'

/** How a browser gets to a form and fills it in. */
export interface FormSteps {
  path: string
  /** CSS selector of the form element. */
  form: string
  /** What a guest with scripts does before the form appears. */
  open?: (page: Page) => Promise<void>
  /** Values by control name, all of them valid; the e-mail address must occur once. */
  values: Readonly<Record<string, string | { name: string; mimeType: string; buffer: Buffer }>>
}

/**
 * Fills a form in and sends it, through a proxy that keeps the request instead of forwarding it.
 * @param scripts whether the browser runs scripts
 */
export async function recordForm(
  browser: Browser,
  siteUrl: string,
  { path, form, open, values }: FormSteps,
  scripts: boolean,
): Promise<SentForm> {
  const recorder = await startRecorder(siteUrl)
  const context = await browser.newContext({ baseURL: recorder.origin, javaScriptEnabled: scripts })
  try {
    const page = await context.newPage()
    await page.goto(path)
    if (scripts) {
      await page.locator('html[data-hydrated]').waitFor()
      await open?.(page)
    }
    for (const [name, value] of Object.entries(values)) {
      await fillControl(page.locator(`${form} [name="${name}"]`), value)
    }
    await page.locator(`${form} [type=submit]`).click({ noWaitAfter: true })
    const { headers, body } = await recorder.posted
    const parts = parseMultipart(body, headers['content-type'] ?? '')
    const email = parts.find(({ value }) => value.toString() === values.email)
    if (!email?.name.endsWith('email')) throw new Error(`The form on ${path} did not send its e-mail address`)
    return { path, headers: plainHeaders(headers), parts, prefix: email.name.slice(0, -'email'.length) }
  } finally {
    await context.close()
    recorder.close()
  }
}

async function fillControl(control: Locator, value: FormSteps['values'][string]): Promise<void> {
  const first = control.first()
  if (typeof value !== 'string') return first.setInputFiles(value)
  const kind = await first.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  )
  if (kind === 'hidden') return
  if (kind === 'select') await first.selectOption(value)
  else if (kind === 'checkbox') await first.check()
  else if (kind === 'radio') await control.and(control.page().locator(`[value="${value}"]`)).check()
  else await first.fill(value)
}

interface Recorder {
  origin: string
  posted: Promise<{ headers: IncomingMessage['headers']; body: Buffer }>
  close: () => void
}

/** A proxy that forwards GET requests and keeps the posted one. */
async function startRecorder(siteUrl: string): Promise<Recorder> {
  let resolve: (form: Awaited<Recorder['posted']>) => void = () => undefined
  const posted: Recorder['posted'] = new Promise((settle) => (resolve = settle))
  const server: Server = createServer((incoming, answer) => {
    if (incoming.method === 'POST') {
      void readAll(incoming).then((body) => {
        resolve({ headers: incoming.headers, body })
        answer.writeHead(503).end()
      })
      return
    }
    const headers = { ...incoming.headers, host: new URL(siteUrl).host }
    const passedOn = send(
      new URL(incoming.url ?? '/', siteUrl),
      { method: incoming.method, headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    passedOn.on('error', () => answer.destroy())
    passedOn.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posted,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function plainHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

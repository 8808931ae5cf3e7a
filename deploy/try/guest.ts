import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { prepareBackend } from '../../scripts/local/child.ts'
import type { Connection } from '../../scripts/local/instance.ts'

/** What the trials in this folder share: the embedded backend, and what a guest's browser without scripts does. */

/** The embedded backend, in memory. */
export async function startBackend() {
  const { start, ...connection } = await prepareBackend('--memory')
  return { ...connection, ...(await start()) }
}

/** @returns the status, or what kept the answer away */
export function get(url: string): Promise<number | string> {
  return send(url, 'GET', {})
}

/**
 * Subscribes to the newsletter by the form of a page.
 * @param seconds how long the body is on its way
 * @returns the status, or what kept the answer away
 */
export async function subscribe(origin: string, email: string, seconds = 0): Promise<number | string> {
  const page = await fetch(`${origin}/boende`).then((response) => response.text(), String)
  const form = page.match(/<form[\s\S]*?<\/form>/g)?.find((candidate) => candidate.includes('name="email"'))
  if (form === undefined) return `no form: ${page.slice(0, 200)}`
  const data = new FormData()
  for (const [, name, value = ''] of form.matchAll(
    /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g,
  )) {
    data.append(name!, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  }
  data.set('email', email)
  const message = new Request(origin, { method: 'POST', body: data })
  const headers = { origin, 'content-type': message.headers.get('content-type') ?? '' }
  return send(`${origin}/boende`, 'POST', headers, Buffer.from(await message.arrayBuffer()), seconds)
}

/** Those of the emails that are not stored, each once. */
export async function findLost({ url, secretKey }: Connection, emails: readonly string[]): Promise<string[]> {
  const response = await fetch(`${url}/rest/v1/newsletter_subscriptions?select=email`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  })
  const stored = ((await response.json()) as { email: string }[]).map(({ email }) => email)
  return emails.filter((email) => stored.filter((other) => other === email).length !== 1)
}

function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Buffer = Buffer.alloc(0),
  seconds = 0,
): Promise<number | string> {
  return new Promise((resolve) => {
    const message = request(url, { method, headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', (error) => resolve(String(error)))
    })
    message.once('error', (error) => resolve(String(error)))
    if (body.length > 0) message.setHeader('content-length', body.length)
    void (async () => {
      const parts = 10
      const size = Math.ceil(body.length / parts)
      for (let part = 0; part < parts; part++) {
        message.write(body.subarray(part * size, (part + 1) * size))
        if (seconds > 0) await wait((seconds * 1000) / parts)
      }
      message.end()
    })()
  })
}

const failed: string[] = []

export function report(what: string, isRight: boolean, detail: unknown = ''): void {
  console.log(`${isRight ? '✓' : '✗'} ${what} ${String(detail)}`.trimEnd())
  if (!isRight) failed.push(what)
}

/** Waits for a site and opens some of its pages. */
export async function reportPages(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 180 && (await get(`${origin}/api/health`)) !== 200; attempt++)
    await wait(500)
  for (const url of ['/', '/?lang=en', '/relax', '/booking-inquiry?lang=en', '/api/health']) {
    const status = await get(origin + url)
    report(`GET ${url}`, status === 200, status)
  }
}

/** Ends the trial: 0, or 1 where a finding was wrong. */
export function finish(): never {
  process.exit(failed.length === 0 ? 0 : 1)
}

import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusalHeaders } from './refusal-page'
import { unavailableFormPage } from './unavailable-form'

/** Makes this Node server answer a form that the framework rejects with a page in the guest's language. */
export function answerUnavailableForms(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    if (request.method === 'POST') replaceAnswer(toWebRequest(request), response)
  })
}

function replaceAnswer(request: Request, response: ServerResponse): void {
  const { writeHead, write, end } = response
  let page: string | undefined
  response.writeHead = (...args: unknown[]) => {
    page = unavailableFormPage(request, response.statusCode)
    if (page !== undefined) {
      for (const [name, value] of Object.entries(refusalHeaders)) response.setHeader(name, value)
      response.removeHeader('Content-Encoding')
      response.setHeader('Content-Length', Buffer.byteLength(page))
    }
    return Reflect.apply(writeHead, response, args) as ServerResponse
  }
  response.write = (...args: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return page === undefined ? (Reflect.apply(write, response, args) as boolean) : true
  }
  response.end = (...args: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return Reflect.apply(end, response, page === undefined ? args : [page]) as ServerResponse
  }
}

function toWebRequest({ method = '', url = '', headers }: IncomingMessage): Request {
  const base = 'http://localhost'
  return new Request(URL.canParse(url, base) ? new URL(url, base) : base, {
    method,
    headers: { accept: headers.accept ?? '', cookie: headers.cookie ?? '' },
  })
}

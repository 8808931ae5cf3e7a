import site from '../../.open-next/worker.js'
import { refusalHeaders } from '../../lib/security/refusal-page.ts'
import { unavailableFormPage } from '../../lib/security/unavailable-form.ts'

/** The site as the adapter builds it, with the page that a Node server has for a form that it cannot accept. */
const worker: typeof site = {
  async fetch(request, environment, context) {
    const { url, method, headers } = request
    const answer = await site.fetch(request, environment, context)
    const page = unavailableFormPage(new Request(url, { method, headers }), answer.status)
    if (page === undefined) return answer
    const pageHeaders = new Headers(answer.headers)
    for (const [name, value] of Object.entries(refusalHeaders)) pageHeaders.set(name, value)
    pageHeaders.delete('Content-Length')
    return new Response(page, { status: answer.status, headers: pageHeaders })
  },
}

export default worker

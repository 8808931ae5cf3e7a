// @ts-nocheck
const SIGN_UP_PATH = '/rest/v1/newsletter_subscriptions'

/**
 * The hosted backend hands a request's headers to the database, where a trigger queues the notification of
 * a newsletter sign-up in the pop-up (migration newsletter). This backend does so for functions
 * alone, so the difference is evened out here: the notification is queued before the sign-up is answered.
 * @param {Request} request
 * @param {(request: Request) => Promise<Response>} answer what handles it
 * @returns {Promise<Response>}
 */
export async function queueSignUp(request, answer) {
  const isFromPopup =
    request.method === 'POST' &&
    new URL(request.url).pathname === SIGN_UP_PATH &&
    request.headers.get('x-newsletter-source') === 'popup'
  if (!isFromPopup) return answer(request)
  const rows = [await request.clone().json()].flat()
  const answered = await answer(request)
  for (const { email } of answered.ok ? rows : []) {
    await answer(
      new Request(new URL('/rest/v1/rpc/enqueue_newsletter_notification', request.url), {
        method: 'POST',
        headers: { apikey: request.headers.get('apikey'), 'content-type': 'application/json' },
        body: JSON.stringify({ p_email: email }),
      }),
    )
  }
  return answered
}

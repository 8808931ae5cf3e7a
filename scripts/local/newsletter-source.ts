const SIGN_UP_PATH = '/rest/v1/newsletter_subscriptions'

/**
 * The hosted backend passes a request's headers to the database, where a trigger queues the notification of a sign-up
 * in the newsletter pop-up (migration newsletter). This backend passes them to functions only, so the
 * notification is queued here, before the sign-up is answered.
 * @param answer handles the request
 */
export async function queueSignUp(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const isFromPopup =
    request.method === 'POST' &&
    new URL(request.url).pathname === SIGN_UP_PATH &&
    request.headers.get('x-newsletter-source') === 'popup'
  if (!isFromPopup) return answer(request)
  const rows = [await request.clone().json()].flat() as { email: string }[]
  const answered = await answer(request)
  for (const { email } of answered.ok ? rows : []) {
    await answer(
      new Request(new URL('/rest/v1/rpc/enqueue_newsletter_notification', request.url), {
        method: 'POST',
        headers: { apikey: request.headers.get('apikey') ?? '', 'content-type': 'application/json' },
        body: JSON.stringify({ p_email: email }),
      }),
    )
  }
  return answered
}

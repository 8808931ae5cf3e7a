import { answerWithRequestId } from '@/lib/logging/log'

/** Addresses of the interface that do not exist: an answer for programs, which never runs a server action. */
function notFound(request: Request): Promise<Response> {
  return answerWithRequestId(request.headers, async () =>
    Response.json({ error: 'not_found' }, { status: 404 }),
  )
}

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT }

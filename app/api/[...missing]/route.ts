import { answerWithRequestId } from '@/lib/logging/log'

/** 404 for unknown API addresses; no server action runs here. */
function notFound(request: Request): Promise<Response> {
  return answerWithRequestId(request.headers, async () =>
    Response.json({ error: 'not_found' }, { status: 404 }),
  )
}

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT }

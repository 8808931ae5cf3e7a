type Answer<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Runs calls one after another, in the order of their arrival. The embedded database has a single session and opens a
 * transaction for each call without checking for an open one: two overlapping calls would share a transaction, and a
 * failing one would roll back rows of the other that were already acknowledged.
 */
export function oneAtATime<Context>(answer: Answer<Context>): Answer<Context> {
  let last: Promise<unknown> = Promise.resolve()
  return async (request, context) => {
    // read before its turn: a slow upload must not block the others
    const whole = await readWhole(request)
    const answered = last.then(() => answer(whole, context))
    last = answered.catch(() => undefined)
    return answered
  }
}

async function readWhole(request: Request): Promise<Request> {
  if (request.body === null) return request
  const { method, headers } = request
  return new Request(request.url, { method, headers, body: await request.arrayBuffer() })
}

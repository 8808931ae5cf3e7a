// @ts-nocheck
/**
 * Lets a database that has a single session answer one call after another, in the order in which they came. The
 * embedded one opens a transaction for each call without asking whether one is open: two that overlap share it, and
 * the one that fails takes back what the other has been thanked for.
 * @template Context
 * @param {(request: Request, context: Context) => Promise<Response>} answer
 * @returns {(request: Request, context: Context) => Promise<Response>}
 */
export function oneAtATime(answer) {
  let last = Promise.resolve()
  return async (request, context) => {
    // Read before its turn, or a slow upload would hold everybody up.
    const whole = await readWhole(request)
    const answered = last.then(() => answer(whole, context))
    last = answered.catch(() => undefined)
    return answered
  }
}

async function readWhole(request) {
  if (request.body === null) return request
  const { method, headers } = request
  return new Request(request.url, { method, headers, body: await request.arrayBuffer() })
}

import { NextResponse, type NextRequest } from 'next/server'

const FILES = /^\/(?:_next|pictures|drawings|icons|opengraph)\//

/** Whether an address is a file's. Its not-found page would run server actions like any other page. */
export function isStaticFile({ nextUrl }: NextRequest): boolean {
  return FILES.test(nextUrl.pathname)
}

/**
 * Refuses a method that an address has no use for. Pages are read, and take forms.
 * @returns the refusal, or undefined when the request may go on
 */
export function refuseMethod(request: NextRequest): NextResponse | undefined {
  const allowed = isStaticFile(request) ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
  if (allowed.includes(request.method)) return undefined
  const status = request.method === 'OPTIONS' ? 204 : 405
  return new NextResponse(null, { status, headers: { Allow: allowed.join(', ') } })
}

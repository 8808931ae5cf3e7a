import { NextResponse, type NextRequest } from 'next/server'

const FILES = /^\/(?:_next|pictures|drawings|icons|opengraph)\//

/** True for the address of a file, whose not-found page would otherwise run server actions. */
export function isStaticFile({ nextUrl }: NextRequest): boolean {
  return FILES.test(nextUrl.pathname)
}

/**
 * Rejects a method that the address does not support. Pages support GET, HEAD and POST.
 * @returns the response, or undefined if the request may proceed
 */
export function refuseMethod(request: NextRequest): NextResponse | undefined {
  const allowed = isStaticFile(request) ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
  if (allowed.includes(request.method)) return undefined
  const status = request.method === 'OPTIONS' ? 204 : 405
  return new NextResponse(null, { status, headers: { Allow: allowed.join(', ') } })
}

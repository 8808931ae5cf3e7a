/** How many bytes a request says it carries; undefined where it names no figure. */
export function readLength(headers: Headers): number | undefined {
  const length = headers.get('content-length') ?? ''
  return /^\d{1,15}$/.test(length) ? Number(length) : undefined
}

/** The declared length of a request in bytes; undefined without a valid one. */
export function readLength(headers: Headers): number | undefined {
  const length = headers.get('content-length') ?? ''
  return /^\d{1,15}$/.test(length) ? Number(length) : undefined
}

/** An internal URL with one more query parameter. A lone hash stays as it is. */
export function withParam(href: string, name: string, value: string): string {
  const [url = '', ...hash] = href.split('#')
  if (url === '') return href
  return [`${url}${url.includes('?') ? '&' : '?'}${name}=${value}`, ...hash].join('#')
}

/** Request header in which middleware.ts tells a rendered page the address that the visitor sees: path and query. */
export const PUBLIC_ADDRESS_HEADER = 'x-public-address'

/**
 * A path and query as an address on this site. Two slashes at its beginning would name another host.
 * @param address path and query, as they came with a request
 */
export function addressOnThisSite(address: string): string {
  return `/${address.replace(/^[/\\]+/, '')}`
}

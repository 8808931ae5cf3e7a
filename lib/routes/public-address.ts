/** Request header with the public address, path and query, for pages rendered on request. */
export const PUBLIC_ADDRESS_HEADER = 'x-public-address'

/**
 * A path and query as an address on this site. Two slashes at its beginning would name another host.
 * @param address path and query of a request
 */
export function addressOnThisSite(address: string): string {
  return `/${address.replace(/^[/\\]+/, '')}`
}

/**
 * The visitor's network address, as far as it can be known.
 *
 * Trust: every proxy appends to `X-Forwarded-For` the address that it was called from, so the
 * entries written by our own proxies are counted from the right, and everything left of them is the
 * visitor's word. Without any proxy the framework writes the socket's address. A visitor who forges
 * the header of an unprotected server still meets the limit by e-mail address.
 * @param trustedProxies how many proxies of ours stand in front of the server, 1 or more
 */
export function readClientAddress(headers: Headers, trustedProxies: number): string | null {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  const entry = forwarded.at(-trustedProxies) ?? forwarded[0] ?? headers.get('x-real-ip')
  const address = entry?.trim().slice(0, 64)
  return address ? toLimiterKey(address) : null
}

/**
 * One household or server owns a whole /64 of IPv6, so its first four groups stand for it. An IPv4
 * address in IPv6 clothing (`::ffff:192.0.2.1`) counts as itself. Some proxies name the port too, which is another
 * one for each connection: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
 */
function toLimiterKey(address: string): string {
  const withoutPort = address.replace(/^\[([^\]]*)\].*$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const bare = withoutPort.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (!bare.includes(':')) return bare
  const [head = '', tail] = bare.split('::')
  const groups = head === '' ? [] : head.split(':')
  const tailGroups = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tailGroups.length)
  const all = [...groups, ...Array<string>(missing).fill('0'), ...tailGroups]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/**
 * The guest's IP as the rate limiter counts it; null where it is unknown.
 *
 * Every proxy appends the IP of its caller to `X-Forwarded-For`, so the entries of trusted proxies are counted
 * from the right, and everything left of them may be forged. Behind no proxy the header holds the connection's IP
 * alone (lib/env/start.ts).
 * @param trustedProxies number of our proxies in front of the server
 */
export function readClientIp(headers: Headers, trustedProxies: number): string | null {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  const entry = forwarded.at(-Math.max(1, trustedProxies)) ?? forwarded[0] ?? headers.get('x-real-ip')
  const ip = entry?.trim().slice(0, 64)
  return ip ? toLimiterKey(ip) : null
}

/**
 * IPv6 is counted by /64, its first four groups, because one subscriber owns all of it. An IPv4-mapped one
 * (`::ffff:192.0.2.1`) counts as IPv4. Some proxies append the port, which changes with each connection:
 * `192.0.2.1:4711`, `[2001:db8::1]:4711`.
 */
function toLimiterKey(ip: string): string {
  const withoutPort = ip.replace(/^\[([^\]]*)\].*$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
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

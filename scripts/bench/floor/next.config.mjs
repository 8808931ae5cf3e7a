import path from 'node:path'

/** The framework alone, in the site's own version: what no page of it can go below. */
const nextConfig = {
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
}

export default nextConfig

import path from 'node:path'
import type { NextConfig } from 'next'

/** An empty page of the site's own framework version: no page can load less. */
const nextConfig: NextConfig = {
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
}

export default nextConfig

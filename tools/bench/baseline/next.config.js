import path from 'node:path'

/** An empty page of the site's own framework version. In JavaScript, so that Next.js writes no tsconfig.json here. */
const nextConfig = {
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
}

export default nextConfig

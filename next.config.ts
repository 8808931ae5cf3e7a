import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import { uploadLimits } from './content/facts.ts'
import { today } from './lib/dates/today.ts'
import { redirectTable } from './lib/routes/redirects.ts'
import { contentSecurityPolicy, REFUSAL_POLICY } from './lib/security/content-security-policy.ts'
import { securityHeaders } from './lib/security/headers.ts'

const YEAR = 31_536_000
const REQUEST_LIMIT = `${uploadLimits.requestMegabytes}mb` as const

const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Rewrites of middleware.ts keep the host the server is bound to; see docs/decisions/0002-languages.md.
  skipProxyUrlNormalize: true,
  images: { unoptimized: true },
  // The browser needs the date of a demonstration too. BUILD_DAY is for the health check.
  env: { NEXT_PUBLIC_SITE_DATE: process.env.SITE_DATE ?? '', BUILD_DAY: today() },
  experimental: {
    globalNotFound: true,
    serverActions: { bodySizeLimit: REQUEST_LIMIT },
    proxyClientMaxBodySize: REQUEST_LIMIT,
  },
  redirects: async () => redirectTable,
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    // middleware.ts does not run here: files, and not-found pages that need no scripts.
    {
      source: '/:folder(_next|api|pictures|drawings|icons|opengraph)/:file*',
      headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy([]) }],
    },
    {
      source: '/:file(sitemap\\.xml|robots\\.txt|manifest\\.webmanifest|favicon\\.ico|\\.well-known/.*)',
      headers: [{ key: 'Content-Security-Policy', value: REFUSAL_POLICY }],
    },
    // Social cards are shown on other sites.
    {
      source: '/opengraph/:card*',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
    {
      source: '/pictures/:file*',
      headers: [{ key: 'Cache-Control', value: `public, max-age=${YEAR}, immutable` }],
    },
  ],
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(nextConfig)

import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import { uploadLimits } from './content/facts.ts'
import { redirects } from './content/redirects.ts'
import { today } from './lib/dates/today.ts'
import { LOCAL_SITE_ORIGIN, settingsSchema } from './lib/env/schema.ts'
import { contentSecurityPolicy, securityHeaders } from './lib/security/headers.ts'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // The build parses the messages, so that browsers need no parser (11 KB).
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})

const YEAR = 31_536_000

export default function config(phase: string): NextConfig {
  const siteOrigin = readSiteOrigin(phase)
  return withNextIntl({
    // deploy/ ships only the files that run; `next start` serves the ordinary output.
    output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
    reactStrictMode: true,
    poweredByHeader: false,
    // Without it, rewrites of middleware.ts fail on a server that is bound to 127.0.0.1.
    skipProxyUrlNormalize: true,
    images: { unoptimized: true },
    experimental: {
      // `notFound()` answers with a document that needs scripts; this page is rendered on the server.
      globalNotFound: true,
      // middleware.ts reads one byte more than it takes, and so knows what is too large.
      proxyClientMaxBodySize: `${uploadLimits.requestMegabytes + 1}mb`,
      serverActions: {
        bodySizeLimit: `${uploadLimits.requestMegabytes}mb`,
        // Also where a proxy passes on another host, or one with a port.
        allowedOrigins: [new URL(siteOrigin).host],
      },
    },
    redirects: async () => redirects,
    headers: async () => [
      { source: '/:path*', headers: securityHeaders },
      // What middleware.ts does not see: files, which need no inline scripts.
      {
        source:
          '/:file(_next/.*|api/.*|pictures/.*|drawings/.*|icons/.*|opengraph/.*|sitemap\\.xml|robots\\.txt|manifest\\.webmanifest|favicon\\.ico)',
        headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy([]) }],
      },
      // Social media show them on other sites.
      {
        source: '/opengraph/:card*',
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      },
      // Their names stay when their content changes.
      ...['/api/calendar/:file*', '/opengraph/:card*'].map((source) => ({
        source,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=3600' }],
      })),
      {
        source: '/pictures/:file*',
        headers: [{ key: 'Cache-Control', value: `public, max-age=${YEAR}, immutable` }],
      },
    ],
    // Compiled into the pages: what the build was made for, which a start compares and the health check reports.
    env: { NEXT_PUBLIC_SITE_DATE: process.env.SITE_DATE ?? '', BUILT_ON: today(), BUILT_FOR: siteOrigin },
  })
}

/** The origin in the URLs of built pages. */
function readSiteOrigin(phase: string): string {
  const { data, error } = settingsSchema.shape.SITE_URL.safeParse(process.env.SITE_URL || LOCAL_SITE_ORIGIN)
  if (error && phase === PHASE_PRODUCTION_BUILD) {
    throw new Error(`Setting SITE_URL ${error.issues[0]?.message}.`)
  }
  return data ?? LOCAL_SITE_ORIGIN
}

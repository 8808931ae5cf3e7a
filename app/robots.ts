import type { MetadataRoute } from 'next'
import { getSiteOrigin } from '@/lib/env'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${getSiteOrigin()}/sitemap.xml`,
  }
}

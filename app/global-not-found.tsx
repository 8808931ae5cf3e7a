import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { MISSING_HEADERS } from '@/lib/routes/missing'
import { readVariant } from '@/lib/i18n/variant'
import './globals.css'

export const metadata: Metadata = { robots: { index: false } }

/** Any address that leads nowhere: status 404, in the visitor's language, and logged. */
export default async function GlobalNotFound() {
  const asked = await headers()
  const { locale } = readVariant(asked.get(MISSING_HEADERS.variant) ?? '')
  console.warn(`[not found] ${asked.get(MISSING_HEADERS.path)}`)
  return (
    <html lang={locale}>
      <body>{locale}</body>
    </html>
  )
}

import 'server-only'
import type { Locale } from '@/lib/i18n/locales'

/** Nothing is counted. */
export async function storeSearchMiss(_language: Locale, _query: string): Promise<void> {}

/** Nothing is counted. */
export async function storeNoVote(_question: string): Promise<void> {}

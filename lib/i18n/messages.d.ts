import type messages from '@/messages/sv.json'
import type { Locale } from './locales'

// The Swedish file is the type source: a key that it lacks is a compile error wherever it is used.
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages
  }
}

import type messages from '@/messages/sv.json'
import type { Locale } from './locales'

// The Swedish file is the type source: a key that it lacks is a compile error wherever it is used. The interface
// is declared in use-intl, on which next-intl is built.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages
  }
}

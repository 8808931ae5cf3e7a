import { type Messages, NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

type Namespace = keyof Messages

/** Of the client components on every page. */
const everywhere: readonly Namespace[] = [
  'layout',
  'failure',
  'openingStatus',
  'sideMenu',
  'ticker',
  'slideshow',
]

interface ClientMessagesProps {
  /** Of a page's own client components. */
  namespaces?: readonly Namespace[]
  children: ReactNode
}

/**
 * Hands namespaces of the messages to the client components inside, for `useTranslations`. The layout's provider is
 * around every page. A provider within it replaces its messages, so each holds what all pages need.
 */
export async function ClientMessages({ namespaces = [], children }: ClientMessagesProps) {
  const messages = await getMessages()
  const names = [...everywhere, ...namespaces]
  return (
    <NextIntlClientProvider messages={Object.fromEntries(names.map((name) => [name, messages[name]]))}>
      {children}
    </NextIntlClientProvider>
  )
}

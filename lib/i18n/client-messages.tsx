import { NextIntlClientProvider, type Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

interface ClientMessagesProps {
  namespaces: readonly (keyof Messages)[]
  children: ReactNode
}

/**
 * Hands namespaces of the interface texts to the client components inside, for `useTranslations`: where a text depends on
 * what a guest does. Other texts come by props, so that few pages load next-intl.
 */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const messages = await getMessages()
  return (
    <NextIntlClientProvider messages={Object.fromEntries(namespaces.map((name) => [name, messages[name]]))}>
      {children}
    </NextIntlClientProvider>
  )
}

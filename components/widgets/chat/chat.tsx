'use client'

import { use, type ComponentProps } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { ChatPanel } from './chat-panel'
import type { ChatWords } from './chat-words'

/** The words under way or here; the language of a document never changes. */
let words: Promise<ChatWords> | undefined

/** The chat with its words, which are fetched with it and not with every page. Fails where they cannot be had. */
export function Chat(props: Omit<ComponentProps<typeof ChatPanel>, 'words'>) {
  words ??= fetchWords(props.locale)
  return <ChatPanel {...props} words={use(words)} />
}

async function fetchWords(locale: Locale): Promise<ChatWords> {
  try {
    const response = await fetch(`/api/chat-words/${locale}`)
    if (!response.ok) throw new Error(`The chat's words were answered with ${response.status}`)
    return (await response.json()) as ChatWords
  } catch (error) {
    // The next opening asks again.
    words = undefined
    throw error
  }
}

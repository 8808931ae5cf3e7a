'use client'

import { useState, type ReactNode } from 'react'
import type { LostAndFoundCopy } from '@/content/lost-and-found'
import type { FormWords } from '@/lib/forms/form-words'
import type sv from '@/messages/sv.json'
import { LostAndFoundRequest } from './lost-and-found-request'

export interface LostAndFoundFormProps {
  form: FormWords
  /** The namespace `lostAndFound` of the interface words. */
  words: (typeof sv)['lostAndFound']
  copy: LostAndFoundCopy
  /** What stands beside the form, and goes with it once it is sent. */
  aside: ReactNode
}

/** The lost-and-found form; each time someone comes back from the thank-you it starts empty. */
export function LostAndFoundForm(props: LostAndFoundFormProps) {
  const [round, setRound] = useState(0)
  return (
    <LostAndFoundRequest
      key={round}
      {...props}
      startsFocused={round > 0}
      onBack={() => setRound(round + 1)}
    />
  )
}

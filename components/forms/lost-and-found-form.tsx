'use client'

import { useState, type ReactNode } from 'react'
import type { FormMessages } from '@/lib/forms/messages'
import { LostAndFoundRequest } from './lost-and-found-request'

export interface LostAndFoundFormProps {
  form: FormMessages
  /** Longest text by field. */
  limits: Readonly<Record<string, number>>
  /** What is said where the request could not be sent. */
  failed: { title: string; text: string }
  /** What stands beside the form, and goes with it once it is sent. */
  aside: ReactNode
  heading: string
  /** The controls. */
  children: ReactNode
  /** Takes the form's place once it is sent; it holds the way back as a form. */
  thanks: ReactNode
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

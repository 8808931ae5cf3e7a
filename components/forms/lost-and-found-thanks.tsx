'use client'

import type { RefObject } from 'react'
import { Link } from '@/lib/i18n/link'
import { useLanguage } from '@/lib/i18n/language-provider'
import { LANGUAGE_PARAM } from '@/lib/i18n/locales'
import type sv from '@/messages/sv.json'

interface LostAndFoundThanksProps {
  id: string
  panelRef: RefObject<HTMLDivElement | null>
  words: (typeof sv)['lostAndFound']['thanks']
  onBack: () => void
}

/** What stands in the form's place once it is received. Without JavaScript the button opens the page anew. */
export function LostAndFoundThanks({ id, panelRef, words, onBack }: LostAndFoundThanksProps) {
  const { language, linksKeepLanguage } = useLanguage()
  return (
    <div
      id={id}
      ref={panelRef}
      tabIndex={-1}
      className="max-w-lead scroll-mt-28 border-t-3 border-success pt-7 focus:shadow-none focus:outline-none"
    >
      <h2 className="text-h2">{words.title}</h2>
      <p className="mt-4 text-lead">{words.text}</p>
      <form
        action="/kvarglomt"
        method="get"
        className="mt-8.5 flex flex-wrap items-center gap-x-7 gap-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          onBack()
        }}
      >
        {linksKeepLanguage && <input type="hidden" name={LANGUAGE_PARAM} value={language} />}
        <button type="submit" className="btn btn-dark">
          {words.back}
        </button>
        <Link href="/" className="action-link">
          {words.home}
        </Link>
      </form>
    </div>
  )
}

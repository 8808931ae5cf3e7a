'use client'

import { useActionState, useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { FormMessages } from '@/lib/forms/messages'
import { subscribeInFooter } from '@/lib/newsletter/action'
import type { ActionResult } from '@/lib/forms/result'
import { Honeypot } from './honeypot'
import { NewsletterRow } from './newsletter-row'

/** The newsletter form's own words, in the page's language. */
export interface NewsletterWords {
  label: string
  subscribe: string
  saving: string
  sent: string
  thanks: string
}

/** `sent`: the button shows a tick; `thanks`: the message stands in the form's place. */
export type NewsletterPhase = 'form' | 'sent' | 'thanks'

interface NewsletterFormProps {
  words: NewsletterWords
  form: Pick<FormMessages, 'errors' | 'reload' | 'toast'>
  /** What the address is used for, with a link. */
  privacy: ReactNode
}

const NEWSLETTER_ID = 'newsletter'
const loadSending = () => import('./newsletter-sending')
const LOST: ActionResult = { ok: false, formError: 'connectionLost', values: {} }
const ignore = () => undefined

/**
 * The footer's newsletter form (site.md, sections 4, 5 and 8). It is on every page, so it does without the
 * machinery of the other forms: one field, and what checks and sends it is fetched when the field is reached.
 */
export function NewsletterForm({ words, form, privacy }: NewsletterFormProps) {
  // Without JavaScript, and before it has loaded, the form posts to the action and the page comes back here.
  const [posted, action] = useActionState(subscribeInFooter, null, `#${NEWSLETTER_ID}`)
  const [answer, setAnswer] = useState(posted)
  const [pending, setPending] = useState(false)
  // A page that came back without JavaScript says thanks at once.
  const [phase, setPhase] = useState<NewsletterPhase>(posted?.ok ? 'thanks' : 'form')
  const notice = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (answer === null) return
    // With a single field there is nothing to sum up: focus goes straight to what has to be put right.
    if (!answer.ok) return input.current?.focus()
    notice.current?.focus()
    loadSending().then(
      ({ passPhases }) => passPhases(answer === posted ? 'thanks' : 'sent', setPhase),
      ignore,
    )
  }, [answer, posted])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    const formData = new FormData(target)
    // An empty submission is ignored (site.md, section 5).
    if (pending || String(formData.get('email')).trim() === '') return
    setPending(true)
    const result = await loadSending().then(
      ({ sendNewsletter }) => sendNewsletter(subscribeInFooter, formData, form),
      () => LOST,
    )
    setPending(false)
    setAnswer(result)
    setPhase(result.ok ? 'sent' : 'form')
    if (result.ok) target.reset()
  }

  const failure = answer?.ok === false ? answer : undefined
  const problem = failure?.fieldErrors?.email ?? failure?.formError
  return (
    <form
      id={NEWSLETTER_ID}
      action={action}
      onSubmit={submit}
      onFocus={() => void loadSending().catch(ignore)}
      onInput={() => failure?.fieldErrors && setAnswer(null)}
      noValidate
      className="relative scroll-mt-24"
    >
      <div ref={notice} tabIndex={-1} role="status" className="focus:shadow-none focus:outline-none">
        {phase === 'thanks' && <p className="py-4 text-lead">{words.thanks}</p>}
      </div>
      <div hidden={phase === 'thanks'}>
        <NewsletterRow
          input={input}
          words={words}
          typed={failure?.values.email}
          state={pending ? 'saving' : phase === 'sent' ? 'sent' : 'ready'}
          isInvalid={failure?.fieldErrors !== undefined}
          problem={problem && (form.errors[problem] ?? problem)}
          reload={failure?.formError === 'pageOutdated' ? form.reload : undefined}
        />
        <p className="mt-3 text-small quiet">{privacy}</p>
      </div>
      <Honeypot />
    </form>
  )
}

import { CONSENT_KEY } from '@/lib/browser/consent'

declare global {
  interface Window {
    /** Repeats the taps that came before the page was hydrated. Unset without the inline script. */
    replayEarlyTaps?: () => void
  }
}

/**
 * Runs inline on every page but the not-found page, before its other scripts. It marks a visit without an answer, so that the first view leaves
 * room for the cookie notice (`--first-view` in app/styles/tokens.css). It keeps taps on buttons that need the page's
 * scripts and marks these buttons as busy; buttons that open a popover work without, and so do tabs and buttons that
 * submit a form, as long as nothing is typed that the next page would lose. It types again what was typed in controls
 * that React replaces, because a browser or an extension has changed the page. It is text, because the bundle of each
 * route would shorten the names of a function in its own way, and pages that are rendered on request allow it by its
 * hash (middleware.ts).
 *
 * Where storage is switched off or full, the tab's name has the answer (lib/browser/storage.ts).
 */
export const INLINE_SCRIPT = `(() => {
  let answer = name.match(/"${CONSENT_KEY}","(true|false)"/)?.[1]
  try {
    answer ??= localStorage.getItem('${CONSENT_KEY}')
  } catch {}
  if (answer !== 'true' && answer !== 'false') document.documentElement.dataset.consent = 'unanswered'
  const tapped = new Set()
  const typedIn = new Set()
  const handleClick = (event) => {
    const { target } = event
    const button = target instanceof Element && target.closest(typedIn.size ? 'button,[role=tab]' : 'button')
    if (!button || button.popoverTargetElement) return
    const form = button.type === 'submit' && button.form
    if (form && [...typedIn].every((typed) => typed.form === form)) return
    event.preventDefault()
    button.setAttribute('aria-busy', 'true')
    tapped.add(button)
  }
  const handleInput = ({ target }) => target.form && typedIn.add(target)
  const typeAgain = (before) => {
    const { form, name, type, value } = before
    const fields = [...(document.forms[form?.id]?.elements ?? [])]
    const isChoice = /radio|checkbox/.test(type)
    const control = fields.find((field) => field.name === name && (!isChoice || field.value === value))
    if (!control || control === before || type === 'file') return
    if (control.checked !== before.checked) return control.click()
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')
    set.call(control, value)
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
  }
  addEventListener('click', handleClick, true)
  addEventListener('input', handleInput, true)
  window.replayEarlyTaps = () => {
    removeEventListener('click', handleClick, true)
    removeEventListener('input', handleInput, true)
    typedIn.forEach(typeAgain)
    typedIn.clear()
    for (const button of tapped) {
      button.removeAttribute('aria-busy')
      button.click()
    }
    tapped.clear()
  }
})()`

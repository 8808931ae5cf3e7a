declare global {
  interface Window {
    /** Repeats the taps that came before the page was hydrated. Unset without the inline script. */
    replayEarlyTaps?: () => void
  }
}

/**
 * Runs inline, before the page's scripts: keeps taps on buttons that need them and marks these buttons as busy. Buttons
 * that submit a form or open a popover work without scripts. It is text, because the bundle of each route would shorten the
 * names of a function in its own way, and pages rendered on request allow the script by the hash of the built pages.
 */
export const EARLY_TAPS_SCRIPT = `(() => {
  const tapped = new Set()
  const keep = ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (!button || button.popoverTargetElement || (button.type === 'submit' && button.form)) return
    button.setAttribute('aria-busy', 'true')
    tapped.add(button)
  }
  addEventListener('click', keep, true)
  window.replayEarlyTaps = () => {
    removeEventListener('click', keep, true)
    for (const button of tapped) {
      button.removeAttribute('aria-busy')
      button.click()
    }
    tapped.clear()
  }
})()`

'use client'

import { useEffect, useEffectEvent } from 'react'

/** https://html.spec.whatwg.org/multipage/interaction.html#close-watcher, which TypeScript does not know. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/** Lets the system's Back close what fills a phone's window, instead of leaving the page. */
export function useCloseByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    if ('CloseWatcher' in window) {
      const watcher = new CloseWatcher()
      watcher.addEventListener('close', () => close())
      return () => watcher.destroy()
    }
    if (!matchMedia('(width < 48rem)').matches) return
    return addEntry(() => close())
  }, [isOpen])
}

/** For browsers without CloseWatcher: an entry of the history, which Back takes away. */
function addEntry(close: () => void): () => void {
  let isAdded = false
  const listening = new AbortController()
  const timer = setTimeout(() => {
    history.pushState(history.state, '')
    isAdded = true
  })
  const closeByBack = () => {
    isAdded = false
    close()
  }
  // Another page of this site that a link leads to comes after the entry.
  const keepForLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (link && link.origin === location.origin && link.href !== location.href) isAdded = false
  }
  window.addEventListener('popstate', closeByBack, listening)
  document.addEventListener('click', keepForLink, { capture: true, signal: listening.signal })
  return () => {
    clearTimeout(timer)
    listening.abort()
    if (isAdded) history.back()
  }
}

'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'

const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex="0"]'

/** The buttons at the window's lower right. They step aside for a focused control that they would cover. */
export function FloatingButtons({ children }: { children: ReactNode }) {
  const t = useTranslations('layout')
  const buttons = useRef<HTMLElement>(null)
  const [isAside, setIsAside] = useState(false)

  useEffect(() => {
    const check = () => {
      const focused = document.activeElement
      setIsAside(
        Boolean(focused?.matches(CONTROLS) && buttons.current && isCovered(focused, buttons.current)),
      )
    }
    // After the browser has scrolled to what is focused.
    const checkLater = () => requestAnimationFrame(check)
    const listening = new AbortController()
    document.addEventListener('focusin', checkLater, listening)
    document.addEventListener('focusout', checkLater, listening)
    window.addEventListener('scroll', check, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [])

  return (
    <aside
      ref={buttons}
      aria-label={t('shortcuts')}
      className={clsx(
        'floating-buttons absolute right-0 bottom-(--notice-room) z-1 mx-1.5 mb-(--foot) flex flex-col items-center gap-3 md:mx-6 lg:mx-1.5 xl:mx-2.5',
        isAside ? 'opacity-0' : 'pointer-events-auto',
      )}
    >
      {children}
    </aside>
  )
}

function isCovered(element: Element, above: Element): boolean {
  if (above.contains(element)) return false
  const [a, b] = [element.getBoundingClientRect(), above.getBoundingClientRect()]
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

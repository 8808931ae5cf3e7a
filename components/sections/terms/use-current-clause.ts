import { useEffect, useState } from 'react'

/** The clause whose heading has last passed the upper third of the window; the first one at the top of the page. */
export function useCurrentClause(clauses: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(clauses[0]?.id)

  useEffect(() => {
    let frame = 0
    const find = () => {
      frame = 0
      const elements = clauses.flatMap(({ id }) => document.getElementById(id) ?? [])
      const passed = elements.filter((element) => element.getBoundingClientRect().top < innerHeight / 3)
      setCurrent((passed.at(-1) ?? elements[0])?.id)
    }
    const handleScroll = () => {
      frame ||= requestAnimationFrame(find)
    }
    find()
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', handleScroll)
      cancelAnimationFrame(frame)
    }
  }, [clauses])

  return current
}

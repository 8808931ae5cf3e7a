import { useEffect, useState } from 'react'

/** The minimum of interaction: the menu opens and closes. */
export default function Menu() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const button = document.querySelector('.menu-button')
    const toggle = () => setOpen((before) => !before)
    button?.addEventListener('click', toggle)
    return () => button?.removeEventListener('click', toggle)
  }, [])
  return <dialog open={isOpen}>{isOpen && <nav>Boende</nav>}</dialog>
}

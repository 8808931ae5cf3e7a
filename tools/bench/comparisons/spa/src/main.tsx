import { StrictMode, useState, type MouseEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { Home } from './home.jsx'

/** The page and a menu that opens and closes. */
function App() {
  const [isOpen, setOpen] = useState(false)
  const toggle = ({ target }: MouseEvent) => (target as Element).closest('.menu-button') && setOpen(!isOpen)
  return (
    <div onClick={toggle}>
      <Home />
      <dialog open={isOpen}>{isOpen && <nav>Boende</nav>}</dialog>
    </div>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

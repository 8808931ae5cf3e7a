import { useLocale } from 'next-intl'
import { Contours } from '@/components/ui/contours'
import { headingOf } from '@/components/seo/page-metadata'
import { roomOffers } from '@/content/rooms'
import { textIn } from '@/lib/i18n/locales'

const DRAWING = '/drawings/lodge.svg'
/** Groups of the drawing. The window that stays lit at night belongs to a deluxe room. */
const groupsOf = (id: string) => (id === 'deluxe' ? ['deluxe', 'light'] : [id])

/** The hotel's front at dusk. Each kind of room is a link, and its windows light up with it. */
export function LodgeMenu() {
  const locale = useLocale()
  return (
    <nav
      aria-label={headingOf('/boende', locale)}
      className="relative isolate overflow-hidden pt-(--top) on-fir [--lodge:min(100%-2*var(--spacing-margin),68rem)] [--top:1.5rem] md:[--top:2.5rem] print:hidden"
    >
      <Contours
        variant="b"
        className="-top-1/3 left-1/2 h-[130%] w-auto min-w-full -translate-x-1/2 mask-t-from-45% mask-t-to-75% opacity-60"
      />
      <svg viewBox="0 0 1080 350" aria-hidden="true" className="mx-auto block w-(--lodge) fill-ember">
        {['house', 'boards', 'hall', 'panes'].map((id) => (
          <use key={id} href={`${DRAWING}#${id}`} />
        ))}
      </svg>
      <div className="bg-[radial-gradient(36%_96%_at_44%_0,color-mix(in_srgb,var(--color-ember)_45%,transparent),transparent),linear-gradient(var(--color-snow-shade),var(--color-snow))]">
        <ul className="mx-auto grid w-(--lodge) grid-cols-2 gap-x-4 py-4 text-fir-950 md:flex md:justify-around md:py-7">
          {roomOffers.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="group inline-flex min-h-11 items-center font-sans text-button font-semibold decoration-copper decoration-2 underline-offset-[0.35em] hover:underline md:text-h4"
              >
                {textIn(title, locale)}
                <svg
                  viewBox="0 0 1080 350"
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-x-0 top-(--top) mx-auto w-(--lodge) fill-ember"
                >
                  {groupsOf(id).map((group) => (
                    <use
                      key={group}
                      href={`${DRAWING}#${group}`}
                      className="pointer-events-auto opacity-25 transition-opacity duration-(--duration-base) group-hover:opacity-100 group-focus-visible:opacity-100"
                    />
                  ))}
                </svg>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <svg
        viewBox="0 0 1080 350"
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 top-(--top) mx-auto w-(--lodge)"
      >
        <use href={`${DRAWING}#detail`} />
      </svg>
    </nav>
  )
}

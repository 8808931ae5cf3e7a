import type { Redirect } from 'next/dist/lib/load-custom-routes'

/** Old and alternative addresses. Unknown food events are sent on by middleware.ts. */
export const redirectTable: Redirect[] = [
  { source: '/home', destination: '/', permanent: true },
  { source: '/packages', destination: '/paketerbjudanden', permanent: true },
  { source: '/find-us', destination: '/hitta-till-oss', permanent: true },
  { source: '/lost-and-found', destination: '/kvarglomt', permanent: true },
  {
    source: '/julbord-foretag',
    destination: '/booking-inquiry?fromConference=true&christmas=true',
    permanent: false,
  },
]

import type { NextConfig } from 'next'

/** Old and alternative paths. Unknown food events are redirected by middleware.ts. */
export const redirects = [
  { source: '/home', destination: '/', permanent: true },
  { source: '/packages', destination: '/paketerbjudanden', permanent: true },
  { source: '/find-us', destination: '/hitta-till-oss', permanent: true },
  { source: '/lost-and-found', destination: '/kvarglomt', permanent: true },
  {
    source: '/julbord-foretag',
    destination: '/booking-inquiry?fromConference=true&christmas=true',
    permanent: false,
  },
] satisfies Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>

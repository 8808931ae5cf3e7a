/** Filters or tabs of a page that have a URL of their own: one query parameter with known values. */
interface PageViews {
  param: string
  values: readonly string[]
}

export interface RouteEntry {
  /** Public path, without locale. */
  path: string
  /** True for a page that reads its request. All others are built beforehand, with hashes in their policy. */
  isRenderedOnRequest?: true
  /** middleware.ts maps `?param=value` to a page that is built for the view. */
  views?: PageViews
}

/** Every page with a fixed URL. */
export const routeTable = [
  { path: '/' },
  {
    path: '/paketerbjudanden',
    views: { param: 'category', values: ['weekend', 'business', 'conference', 'relax', 'senior'] },
  },
  { path: '/booking-inquiry', isRenderedOnRequest: true },
  { path: '/weekly-menu', views: { param: 'menu', values: ['lunch', 'breakfast', 'weekend', 'bar'] } },
  { path: '/conference' },
  { path: '/conference/planera', isRenderedOnRequest: true },
  { path: '/conference-packages' },
  { path: '/teambuilding' },
  { path: '/nature' },
  { path: '/magic' },
  { path: '/restaurant' },
  { path: '/upplevelser', views: { param: 'season', values: ['spring', 'summer', 'fall', 'winter'] } },
  { path: '/blog', views: { param: 'category', values: ['gastronomi', 'konferens', 'kultur', 'natur'] } },
  { path: '/celebrate' },
  { path: '/hitta-till-oss' },
  { path: '/relax' },
  { path: '/presentkort' },
  { path: '/boende' },
  { path: '/integritetspolicy' },
  { path: '/villkor', views: { param: 'tab', values: ['event', 'environment', 'privacy', 'website'] } },
  { path: '/service-utbud' },
  { path: '/fragor-och-svar' },
  { path: '/kvarglomt' },
  { path: '/lediga-jobb' },
  { path: '/hostretreat' },
  { path: '/nyar' },
  { path: '/julbord' },
  {
    path: '/evenemang',
    views: { param: 'category', values: ['mat-dryck', 'liveband', 'retreat', 'jul-nyar', 'konst-kultur'] },
  },
  { path: '/tillganglighet' },
  { path: '/avregistrera', isRenderedOnRequest: true },
] as const satisfies readonly RouteEntry[]

export type RoutePath = (typeof routeTable)[number]['path']

/** Filters or tabs of a page that have an address of their own: one query parameter with known values. */
interface PageViews {
  param: string
  values: readonly string[]
}

export interface RouteEntry {
  /** Public path, without language. */
  path: string
  /** What a guest comes here for. */
  purpose: string
  /** True for a page that reads its request. All others are built beforehand, with hashes in their policy. */
  isRenderedOnRequest?: true
  /** middleware.ts maps `?param=value` to a page that is built for the view. */
  views?: PageViews
}

/** Every page with a fixed address. */
export const routeTable = [
  {
    path: '/',
    purpose: 'Home',
    // Of the light that the first picture shows, in the order of the day.
    views: { param: 'hour', values: ['05', '12', '16', '19', '22', '01'] },
  },
  {
    path: '/paketerbjudanden',
    purpose: 'Packages and offers',
    views: { param: 'category', values: ['weekend', 'business', 'conference', 'relax', 'senior'] },
  },
  {
    path: '/booking-inquiry',
    purpose: 'Booking inquiry form',
    isRenderedOnRequest: true,
  },
  {
    path: '/weekly-menu',
    purpose: 'Weekly menu',
    views: { param: 'menu', values: ['lunch', 'breakfast', 'weekend', 'bar'] },
  },
  { path: '/conference', purpose: 'Conference venue' },
  { path: '/conference/planera', purpose: 'Conference planner', isRenderedOnRequest: true },
  { path: '/conference-packages', purpose: 'Conference packages' },
  { path: '/teambuilding', purpose: 'Teambuilding' },
  { path: '/nature', purpose: 'Nature around the hotel' },
  { path: '/magic', purpose: 'The story of the spring' },
  { path: '/restaurant', purpose: 'Restaurant' },
  {
    path: '/upplevelser',
    purpose: 'Activities',
    views: { param: 'season', values: ['spring', 'summer', 'fall', 'winter'] },
  },
  {
    path: '/blog',
    purpose: 'Magazine',
    views: { param: 'category', values: ['gastronomi', 'konferens', 'kultur', 'natur'] },
  },
  { path: '/celebrate', purpose: 'Celebrations' },
  { path: '/hitta-till-oss', purpose: 'Directions and contact' },
  { path: '/relax', purpose: 'Spa and relax' },
  { path: '/presentkort', purpose: 'Gift cards' },
  { path: '/boende', purpose: 'Accommodation' },
  { path: '/integritetspolicy', purpose: 'Privacy policy in short' },
  {
    path: '/villkor',
    purpose: 'Terms and policies',
    views: { param: 'tab', values: ['event', 'environment', 'privacy', 'website'] },
  },
  { path: '/service-utbud', purpose: 'Services at the hotel' },
  { path: '/fragor-och-svar', purpose: 'Questions and answers' },
  { path: '/kvarglomt', purpose: 'Lost and found' },
  { path: '/lediga-jobb', purpose: 'Jobs' },
  { path: '/hostretreat', purpose: 'Autumn retreat' },
  { path: '/nyar', purpose: 'New Year' },
  { path: '/julbord', purpose: 'Christmas buffet' },
  {
    path: '/evenemang',
    purpose: 'Events calendar',
    views: { param: 'category', values: ['mat-dryck', 'liveband', 'retreat', 'jul-nyar', 'konst-kultur'] },
  },
  { path: '/tillganglighet', purpose: 'Accessibility statement' },
  {
    path: '/avregistrera',
    purpose: 'Ending the newsletter',
    isRenderedOnRequest: true,
  },
] as const satisfies readonly RouteEntry[]

/** A public path of the route table. */
export type RoutePath = (typeof routeTable)[number]['path']

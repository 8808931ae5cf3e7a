import { routeTable } from '@/lib/routes/route-table'
import { LIMITS, scriptBytes } from '../support/page-bytes'
import { expect, test } from '../support/test'

/** Bytes of Radix's tabs, which only this page loads at once. */
const MORE: Readonly<Record<string, number>> = { '/booking-inquiry': 12_000 }

const paths = routeTable.flatMap((route) => ('isRenderedOnRequest' in route ? [route.path] : []))

for (const path of paths) {
  test(`${path} is not cached, and its scripts are within the budget of a form`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.headers()['cache-control']).toContain('no-store')
    const script = scriptBytes(await response.text())
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(LIMITS.formScript + (MORE[path] ?? 0))
  })
}

import { routeTable } from '@/lib/routes/route-table'
import { BASELINE, LIMITS, measureScript } from '../support/page-bytes'
import { expect, test } from '../support/test'

const paths = routeTable.flatMap((route) => ('isRenderedOnRequest' in route ? [route.path] : []))

for (const path of paths) {
  test(`${path} is not stored, and its scripts stay within the budget of pages with a form`, async ({
    request,
  }) => {
    const response = await request.get(path)
    expect(response.headers()['cache-control']).toContain('no-store')
    const script = await measureScript(await response.text(), '.next')
    expect(script).toBeGreaterThan(BASELINE.script)
    expect(script).toBeLessThanOrEqual(BASELINE.script + LIMITS.script.form)
    test.info().annotations.push({ type: 'script', description: `${script} bytes` })
  })
}

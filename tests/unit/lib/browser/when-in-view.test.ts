import { expect, test, vi } from 'vitest'
import { NEAR, whenInView } from '@/lib/browser/when-in-view'

test('an element that came into view and was reported late counts as seen', async () => {
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting: false }, { isIntersecting: true }])
      }
    },
  )
  await whenInView({} as Element, NEAR)
  expect(disconnect).toHaveBeenCalledOnce()
})

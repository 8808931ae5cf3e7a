import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Names at the end the tests that failed before they passed. */
export default class RetryReporter implements Reporter {
  private readonly tests = new Set<TestCase>()

  onTestEnd(test: TestCase): void {
    this.tests.add(test)
  }

  onEnd(): void {
    for (const test of this.tests) {
      if (test.outcome() === 'flaky')
        console.log(`Passed only at a retry: ${test.titlePath().filter(Boolean).join(' › ')}`)
    }
  }
}

import { chromium, type Browser } from '@playwright/test'
import { ensureBrowser } from '../scripts/ensure-browser.ts'

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

import { chromium } from '@playwright/test'
import { recordSiteForms } from '../../tools/replay/site-forms.ts'
import { ensureBrowser } from '../ensure-browser.ts'

/**
 * Records what a browser sends for each form of a running site.
 * @param {string} siteUrl
 */
export async function recordForms(siteUrl) {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    return await recordSiteForms(browser, siteUrl)
  } finally {
    await browser.close()
  }
}

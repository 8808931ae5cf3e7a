import { createHash, randomUUID } from 'node:crypto'
import { contentSecurityPolicy } from './content-security-policy'
import { readScriptHashes } from './script-hashes'

/**
 * The policy of a page that is built beforehand.
 * @param page its path, such as `/sv/relax`
 * @returns without a list of hashes, the strongest policy under which the page's own inline scripts run
 */
export function builtPagePolicy(page: string): string {
  const hashes = readScriptHashes()
  return contentSecurityPolicy(hashes === null ? ["'unsafe-inline'"] : (hashes[page] ?? []))
}

/**
 * The policy of a page that is rendered on request: the framework's inline scripts have its nonce.
 * @param inlineScript the site's own, which is allowed by its hash
 */
export function requestPolicy(inlineScript: string): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  return contentSecurityPolicy([`'nonce-${randomUUID()}'`, `'sha256-${hash}'`])
}

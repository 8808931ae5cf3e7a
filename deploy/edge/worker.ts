import scriptHashes from '../../.next/script-hashes.json'
import site from '../../.open-next/worker.js'

// A worker has no files to read the list from (lib/security/page-policies.ts).
globalThis.scriptHashes = scriptHashes

export default site

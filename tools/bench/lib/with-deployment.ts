import { startBackend, startCache, startSite } from '../../../scripts/local/deployment.ts'
import { watchBackend, type WatchedBackend } from './watch-backend.ts'

interface Deployment {
  backend: WatchedBackend
  site: Awaited<ReturnType<typeof startSite>>
  cache: Awaited<ReturnType<typeof startCache>>
}

/** Runs a measurement against the shipped deployment and stops all of it afterwards. */
export async function withDeployment<Result>(
  measure: (deployment: Deployment) => Promise<Result>,
): Promise<Result> {
  const started: { stop: () => Promise<void> }[] = []
  const keep = <Started extends { stop: () => Promise<void> }>(part: Started) => {
    started.unshift(part)
    return part
  }
  try {
    const backend = keep(await watchBackend(keep(await startBackend())))
    const site = keep(await startSite(backend))
    // one machine sends what many guests would
    const cache = keep(await startCache(site.address, { sendRate: '1000000r/s' }))
    return await measure({ backend, site, cache })
  } finally {
    for (const { stop } of started) await stop()
  }
}

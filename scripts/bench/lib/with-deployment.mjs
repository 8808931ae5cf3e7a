import { startBackend, startCache, startSite } from '../../local/deployment.mjs'

/**
 * Runs a measurement against the shipped deployment and ends all of it afterwards.
 * @template Result
 * @param {(running: {
 *   backend: Awaited<ReturnType<typeof startBackend>>,
 *   site: Awaited<ReturnType<typeof startSite>>,
 *   cache: Awaited<ReturnType<typeof startCache>>,
 * }) => Promise<Result>} measure
 * @returns {Promise<Result>}
 */
export async function withDeployment(measure) {
  const started = []
  const keep = (child) => {
    started.unshift(child)
    return child
  }
  try {
    const backend = keep(await startBackend())
    const site = keep(await startSite(backend))
    const cache = keep(await startCache(site.address))
    return await measure({ backend, site, cache })
  } finally {
    for (const { stop } of started) await stop()
  }
}

import { startBackend, startCache, startSite } from '../../local/deployment.ts'

/**
 * Runs a measurement against the shipped deployment and ends all of it afterwards.
 * @template Result
 * @param {(running: {
 *   backend: Awaited<ReturnType<typeof startBackend>>,
 *   site: Awaited<ReturnType<typeof startSite>>,
 *   cache: Awaited<ReturnType<typeof startCache>>,
 * }) => Promise<Result>} measure
 * @param {object} [options]
 * @param {(backend: Awaited<ReturnType<typeof startBackend>>) => Promise<object>} [options.putBefore] starts what stands
 *   between site and backend: it has the backend's properties, its own `url` and `stop`, and is the measured `backend`
 * @returns {Promise<Result>}
 */
export async function withDeployment(measure, { putBefore } = {}) {
  const started = []
  const keep = (child) => {
    started.unshift(child)
    return child
  }
  try {
    let backend = keep(await startBackend())
    if (putBefore) backend = keep(await putBefore(backend))
    const site = keep(await startSite(backend))
    // One machine sends what many guests would.
    const cache = keep(await startCache(site.address, { sendRate: '1000000r/s' }))
    return await measure({ backend, site, cache })
  } finally {
    for (const { stop } of started) await stop()
  }
}

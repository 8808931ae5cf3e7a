import * as deployment from '@/scripts/local/deployment.ts'

interface Child {
  pid: number
  stop: (signal?: NodeJS.Signals) => Promise<void>
}
export interface Backend {
  url: string
  secretKey: string
}
export interface Site {
  origin: string
  /** Host and port. */
  address: string
}
export interface Cache extends Child {
  origin: string
  /** Where it keeps pages. */
  cacheFolder: string
  /** What a deployment of a new build does to the cache. */
  deploy: (build: string) => Promise<void>
}

export const startBackend = deployment.startBackend as () => Promise<Backend & Child>
export const startSite = deployment.startSite as (backend: Backend) => Promise<Site & Child>
export const startCache = deployment.startCache as (
  upstream: string,
  options?: { freshFor?: string; sendRate?: string },
) => Promise<Cache>

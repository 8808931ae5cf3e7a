/** What the adapter's build writes. */
declare module '*/.open-next/worker.js' {
  const site: { fetch(request: Request, environment: unknown, context: unknown): Promise<Response> }
  export default site
}

/** What scripts/build.ts writes. */
declare module '*/.next/script-hashes.json' {
  const hashes: Record<string, string[]>
  export default hashes
}

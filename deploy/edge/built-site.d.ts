/** What the adapter's build writes. */
declare module '*/.open-next/worker.js' {
  const site: {
    fetch(request: Request, environment: unknown, context: unknown): Promise<Response>
  }
  export default site
}

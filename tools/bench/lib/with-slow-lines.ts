import { startHttps } from './https.ts'
import { openSlowLine } from './slow-line.ts'

/** Runs a measurement with the origins as a guest on a slow line reaches them, over TLS and HTTP/2. */
export async function withSlowLines<Name extends string, Result>(
  origins: Readonly<Record<Name, string>>,
  measure: (slow: Record<Name, string>) => Promise<Result>,
): Promise<Result> {
  const started: { stop: () => Promise<void> }[] = []
  const slow: Partial<Record<Name, string>> = {}
  try {
    for (const name of Object.keys(origins) as Name[]) {
      const https = await startHttps(origins[name])
      started.unshift(https)
      const line = await openSlowLine(https.port)
      started.unshift(line)
      slow[name] = `https://localhost:${line.port}`
    }
    return await measure(slow as Record<Name, string>)
  } finally {
    for (const { stop } of started) await stop()
  }
}

import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { markBadInput } from './form-values'

/** A line that stalls for so long is left to the server, which validates everything again. */
const LOAD_MS = 3_000

export type LoadSchema = () => Promise<z.ZodType<unknown, FieldValues>>

/**
 * `zodResolver(schema)`, loaded when the form is first used, because zod would be half of the page's JavaScript. A submit
 * waits for it for a moment; where it cannot be loaded by then the server validates alone.
 */
export function lazyResolver(loadSchema: LoadSchema) {
  const load = async () => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()])
    return zodResolver(schema) as Resolver
  }
  const loaded = () => load().catch(() => undefined)
  const resolver: Resolver = async (values, context, options) => {
    const stalled = new Promise<undefined>((resolve) => setTimeout(resolve, LOAD_MS))
    const resolve = await Promise.race([loaded(), stalled])
    return resolve?.(markBadInput(values, options.fields), context, options) ?? { values, errors: {} }
  }
  return { resolver, preload: () => void loaded() }
}

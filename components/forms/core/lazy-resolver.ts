import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

type Schema = z.ZodType<unknown, FieldValues>

/**
 * `zodResolver(schema)`, loaded when the form is first used, because zod would be half of the page's JavaScript. Until it
 * has loaded a submit waits for it; where it cannot be loaded the server validates alone.
 * @param loadSchema imports the form's schema
 */
export function lazyResolver<Values extends FieldValues>(loadSchema: () => Promise<Schema>) {
  const load = async (): Promise<Resolver<Values, unknown, FieldValues>> => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()])
    return zodResolver(schema) as Resolver<Values, unknown, FieldValues>
  }
  const resolver: Resolver<Values, unknown, FieldValues> = async (values, context, options) => {
    const resolve = await load().catch(() => undefined)
    return resolve ? resolve(values, context, options) : { values, errors: {} }
  }
  return { resolver, preload: () => void load().catch(() => undefined) }
}

import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * `zodResolver(schema)`, loaded when the form is first used, because zod would be half of the page's JavaScript. Until it
 * has loaded a submit waits for it; where it cannot be loaded the server validates alone.
 * @param loadSchema imports the form's schema
 */
export function lazyResolver<Values extends FieldValues>(
  loadSchema: () => Promise<z.ZodType<unknown, FieldValues>>,
) {
  const load = async () => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()])
    return zodResolver(schema) as Resolver<Values, unknown, FieldValues>
  }
  const loaded = () => load().catch(() => undefined)
  const resolver: Resolver<Values, unknown, FieldValues> = async (values, ...rest) =>
    (await loaded())?.(values, ...rest) ?? { values, errors: {} }
  return { resolver, preload: () => void loaded() }
}

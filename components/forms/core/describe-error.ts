import type { FormMessages } from './messages'

/** A message in the page's language. */
export function describeError({ errors }: Pick<FormMessages, 'errors'>, error: string): string {
  const [key, max = ''] = error.split(' ')
  return (errors[key as keyof typeof errors] ?? error).replace('{max}', max)
}

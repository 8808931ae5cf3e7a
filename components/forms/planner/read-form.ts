import { LANGUAGE_PARAM } from '@/lib/i18n/locales'

/** What is filled in, as the page's query. */
export function readForm(form: HTMLFormElement): string {
  const said = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value !== 'string' || value === '' || name === LANGUAGE_PARAM ? [] : [[name, value]],
  )
  return new URLSearchParams(said).toString()
}

import { LOCALE_PARAM } from './locales'

/** What a page gets that is rendered on request. */
export interface RequestPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The query of a page that is rendered on request, without the locale. */
export async function readQuery(params: RequestPageProps['searchParams']): Promise<URLSearchParams> {
  const entries = Object.entries(await params).flatMap(([name, value = []]) =>
    name === LOCALE_PARAM ? [] : [value].flat().map((one) => [name, one]),
  )
  return new URLSearchParams(entries)
}

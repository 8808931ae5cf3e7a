const MAX_LENGTH = 40

/**
 * A search without a result as it is counted: lower case, single spaces, letters and hyphens only.
 * @returns null where the query is not counted: it is too short or too long, or has a digit or an @, as a booking
 * number, a telephone number and an e-mail address do
 */
export function normaliseMissedQuery(query: string): string | null {
  if (/[\d@]/.test(query)) return null
  const words =
    query
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}-]+/gu) ?? []
  const normalised = words.join(' ')
  return normalised.length >= 2 && normalised.length <= MAX_LENGTH ? normalised : null
}

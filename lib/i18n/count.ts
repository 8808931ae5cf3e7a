import { type Locale, type Localized, textIn } from './locales.ts'

const WORDS: Localized<readonly string[]> = {
  sv: 'noll en två tre fyra fem sex sju åtta nio tio elva tolv'.split(' '),
  en: 'zero one two three four five six seven eight nine'.split(' '),
}

/**
 * A count in running text: in words up to twelve in Swedish and nine in English, in digits above. Prices, hours,
 * measures and ages are always digits. One is `en` in Swedish, for nouns of common gender.
 * @param startsSentence whether the word begins with a capital letter
 */
export function formatCount(count: number, locale: Locale, { startsSentence = false } = {}): string {
  const word = textIn(WORDS, locale)[count] ?? count.toString()
  return startsSentence ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** A text without its soft hyphens and word joiners, which only a browser needs: for attributes, files and what is stored. */
export function removeHiddenCharacters(text: string): string {
  return text.replaceAll(/[\u00AD\u2060]/g, '')
}

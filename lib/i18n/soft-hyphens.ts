/** A heading without the hyphens that only a browser hides: for attributes, files and what is stored. */
export function removeSoftHyphens(text: string): string {
  return text.replaceAll('\u00AD', '')
}

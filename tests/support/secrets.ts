import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** What secrets look like, whoever issued them: the backend's secret keys, and JSON web tokens with a service role. */
const SHAPES = [/sb_secret_(?!…)[\w-]{6,}/, /\beyJ[\w-]{10,}\.eyJ[\w-]{20,}\.[\w-]{20,}/]

/**
 * Secrets in a text, each by its first characters.
 * @param canaries values that must not be there
 */
export function findSecrets(text: string, canaries: readonly string[]): string[] {
  const found = canaries.filter((value) => text.includes(value))
  for (const shape of SHAPES) {
    const match = shape.exec(text)
    if (match) found.push(match[0])
  }
  return found.map((secret) => `${secret.slice(0, 24)}…`)
}

/** Files below a folder with a secret in them, each with what was found. */
export async function filesWithSecrets(
  folder: string,
  isPublic: (file: string) => boolean,
  canaries: readonly string[],
): Promise<{ looked: number; found: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const published = files.filter(isPublic)
  const found: string[] = []
  for (const file of published) {
    const secrets = findSecrets(await readFile(file, 'latin1'), canaries)
    if (secrets.length > 0) found.push(`${file}: ${secrets.join(', ')}`)
  }
  return { looked: published.length, found }
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import { endWithout, PROJECT_ROOT } from '../scripts/site-process.ts'

export function requireBuild(): void {
  if (existsSync(path.join(PROJECT_ROOT, '.next/BUILD_ID'))) return
  endWithout('The site is not built: run npm run build in the project first.')
}

export function requireProgram(file: string, debianPackage: string): void {
  if (existsSync(file)) return
  endWithout(`${file} is missing (Debian: apt-get install ${debianPackage}).`)
}

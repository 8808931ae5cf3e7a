import { globSync, statSync } from 'node:fs'

const SOURCES = [
  '{app,components,content,lib,messages}/**/*.*',
  '{middleware,next.config,instrumentation}.ts',
]

/** Ends the run where there is no production build, or where a source has changed since. */
export default function requireBuild(): void {
  const builtAt = changedAt('.next/BUILD_ID')
  if (builtAt === undefined) exit('There is no production build')
  const newer = globSync(SOURCES).find((file) => (changedAt(file) ?? 0) > builtAt)
  if (newer !== undefined) exit(`The production build is older than ${newer}`)
}

function changedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

function exit(problem: string): never {
  console.error(`${problem}. Run \`npm run build:test\` first.`)
  process.exit(1)
}

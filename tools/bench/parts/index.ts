import * as bytes from './bytes.ts'
import * as comparisons from './comparisons.ts'
import * as forms from './forms.ts'
import * as interaction from './interaction.ts'
import * as lighthouse from './lighthouse.ts'
import * as pages from './pages.ts'
import * as server from './server.ts'

export interface Options {
  /** Public paths of the pages to measure. */
  paths: readonly string[]
  /** Repetitions for each page. */
  runs: number
  quick: boolean
}

interface Part {
  title: string
  run(options: Options): Promise<unknown>
  /** Markdown; takes what `run` resolved with, read back from JSON. */
  describe(result: unknown): string
}

/** What `npm run bench` measures, in the order of the document. */
export const parts: Record<string, Part> = {
  bytes,
  comparisons,
  pages,
  lighthouse,
  server,
  forms,
  interaction,
}

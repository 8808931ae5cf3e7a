import type { Localized } from '@/lib/i18n/locales'
import type { ViewOf } from '@/lib/routes/views'

/** A row of a table. Names in the browser's storage are the same in all languages. */
export interface TermsRow {
  label: Localized | string
  value: Localized
}

/** A piece of a clause. Texts may hold links and code, as components/ui/linked-text.tsx reads them. */
export type TermsBlock =
  | { kind: 'text'; text: Localized }
  | { kind: 'list'; items: Localized<readonly string[]> }
  | { kind: 'facts'; caption: Localized; rows: readonly TermsRow[] }
  /** A chart of percentages, and when each applies. */
  | { kind: 'bars'; caption: Localized; bars: readonly { percent: number; label: Localized }[] }

export interface TermsClause {
  /** Its id within the page, unique among all sections. */
  id: string
  heading: Localized
  blocks: readonly TermsBlock[]
}

export interface TermsSection {
  /** Value of `/villkor?tab=`. */
  id: 'general' | ViewOf<'/villkor'>
  title: Localized
  lead: Localized
  clauses: readonly TermsClause[]
}

export function clause(id: string, heading: Localized, ...blocks: TermsBlock[]): TermsClause {
  return { id, heading, blocks }
}

export function text(sv: string, en: string): TermsBlock {
  return { kind: 'text', text: { sv, en } }
}

export function list(sv: readonly string[], en: readonly string[]): TermsBlock {
  return { kind: 'list', items: { sv, en } }
}

export function row(label: Localized, sv: string, en: string): TermsRow {
  return { label, value: { sv, en } }
}

export function facts(caption: Localized, ...rows: readonly TermsRow[]): TermsBlock {
  return { kind: 'facts', caption, rows }
}

import type { Localized } from '@/lib/i18n/locales'

/** One bar of a chart of percentages. */
export interface TermsBar {
  percent: number
  /** When it applies. */
  label: string
}

/**
 * A piece of a clause. Texts may hold links as `[label](address)` and code between backticks; the component
 * components/ui/linked-text.tsx shows them.
 */
export type TermsBlock =
  | { kind: 'text'; text: Localized }
  | { kind: 'list'; items: Localized<readonly string[]> }
  | {
      kind: 'facts'
      caption: Localized
      rows: Localized<readonly { label: string; value: string }[]>
    }
  | { kind: 'bars'; caption: Localized; bars: Localized<readonly TermsBar[]> }

/** A numbered clause. */
export interface TermsClause {
  /** Its address within the page, unique among all sections. */
  id: string
  heading: Localized
  blocks: readonly TermsBlock[]
}

/** Values of `/villkor?tab=`. */
export const termsTabs = ['general', 'event', 'environment', 'privacy', 'website'] as const
type TermsTab = (typeof termsTabs)[number]

/** One of the five sections of the terms. */
export interface TermsSection {
  id: TermsTab
  title: Localized
  lead: Localized
  clauses: readonly TermsClause[]
}

/** A paragraph in both languages. */
export function text(sv: string, en: string): TermsBlock {
  return { kind: 'text', text: { sv, en } }
}

/** A list in both languages. */
export function list(sv: readonly string[], en: readonly string[]): TermsBlock {
  return { kind: 'list', items: { sv, en } }
}

/** Words that start a row in Swedish and in English, with its value in both. */
type FactsRow = readonly [sv: [label: string, value: string], en: [label: string, value: string]]

/** A ruled table in both languages. */
export function facts(caption: Localized, ...rows: readonly FactsRow[]): TermsBlock {
  const toRow = ([label, value]: [string, string]) => ({ label, value })
  return {
    kind: 'facts',
    caption,
    rows: { sv: rows.map(([sv]) => toRow(sv)), en: rows.map(([, en]) => toRow(en)) },
  }
}

import { EARLY_TAPS_SCRIPT } from '@/lib/browser/early-taps'
import { UNANSWERED_SCRIPT } from '@/lib/consent/consent'

/** The inline script of every page. Pages that are rendered on request allow it by its hash (middleware.ts). */
export const INLINE_SCRIPT = UNANSWERED_SCRIPT + EARLY_TAPS_SCRIPT

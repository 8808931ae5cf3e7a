/**
 * Has a browser compile a script's functions while it fetches it. By itself it compiles them one by one when they are
 * first called, on the thread that answers to touches; and nearly all of what the first load fetches is called at once
 * (docs/decisions/0024-compile-hints.md).
 */

/** Chromium's explicit compile hint; a comment to every other browser. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * @param {string} code of a script
 * @returns {string} the same with the hint; unchanged where it has it
 */
export function hintCompilation(code) {
  return code.startsWith(HINT) ? code : HINT + code
}

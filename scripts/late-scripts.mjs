/**
 * Has a built page fetch its scripts once its first view stands, and not beside it. The framework names them in the
 * head, where a slow line hands them half of what styles, type and the first picture need
 * (docs/decisions/0022-late-scripts.md).
 */

const SCRIPT = /<script src="([^"]+)" (?:id="[^"]*" )?async=""><\/script>/g
const HINT = /<link rel="preload" as="script"[^>]*>/g

/**
 * @param {string} html a built page
 * @returns {string} the page with its scripts in the attribute `data-scripts` of an inline script that fetches them;
 *   unchanged where it has none
 */
export function delayScripts(html) {
  const addresses = [...new Set([...html.matchAll(SCRIPT)].map(([, address]) => address))]
  if (addresses.length === 0) return html
  const starter = `<script data-scripts="${addresses.join(' ')}">${STARTER}</script>`
  return html.replaceAll(HINT, '').replaceAll(SCRIPT, '').replace('</body>', `${starter}</body>`)
}

/**
 * @param {string} html a page with delayed scripts
 * @returns {string[]} their addresses
 */
export function lateScripts(html) {
  return /<script data-scripts="([^"]+)">/.exec(html)?.[1].split(' ') ?? []
}

/** Runs in the page, as the last of its body; self-contained, since it is sent there as text. */
function startScripts() {
  const sources = document.currentScript.dataset.scripts.split(' ')
  const start = () => {
    for (const src of sources.splice(0)) {
      document.head.append(Object.assign(document.createElement('script'), { src }))
    }
  }
  const picture = document.querySelector('img[fetchpriority=high]')
  // Answers with the next frame.
  const drawn = () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body))
  drawn()
    // Asked for before a frame, the typefaces would have the page laid out once more.
    .then(() => Promise.allSettled([document.fonts.ready, picture?.decode()]))
    .then(drawn)
    .then(start)
  // A line that drops the picture, or a tab that nobody looks at.
  setTimeout(start, 3000)
}

/** Without comments and indentation, which every page would carry. */
const STARTER = `(${startScripts})()`
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => !line.startsWith('//'))
  .join('\n')

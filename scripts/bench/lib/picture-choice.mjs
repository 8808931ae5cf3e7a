/**
 * Which file of a `srcset` Chromium fetches on a given screen. Only what the site's `sizes` attributes use is
 * understood: `(width < 48rem)`, `(width >= 64rem)`, `(min-width: …)`, `(max-width: …)`; lengths in vw, px and rem.
 */

const ROOT_FONT_PX = 16

/**
 * @typedef {object} Screen
 * @property {number} width viewport, CSS pixels
 * @property {number} density device pixels for one CSS pixel
 */

/**
 * @param {string} srcSet candidates with `w` descriptors
 * @param {string} sizes
 * @param {Screen} screen
 * @returns {string} the chosen address
 * @throws {Error} where an attribute holds what is not understood: no figure is better than a wrong one
 */
export function chooseCandidate(srcSet, sizes, { width, density }) {
  const slot = slotWidth(sizes, width)
  const candidates = srcSet
    .split(/,\s+/)
    .map((part) => {
      const [, address, pixels] = /^(\S+) (\d+)w$/.exec(part.trim()) ?? refuse('srcset', part)
      return { address, density: Number(pixels) / slot }
    })
    .sort((a, b) => a.density - b.density)

  return (candidates.find((candidate) => candidate.density >= density) ?? candidates.at(-1)).address
}

/** Width of the picture's place on the page, CSS pixels. */
function slotWidth(sizes, viewport) {
  for (const part of sizes.split(/,\s*/)) {
    const [, condition, length] = /^(?:(\(.+\))\s+)?(\S+)$/.exec(part.trim()) ?? refuse('sizes', part)
    if (condition === undefined || holds(condition, viewport)) return toPixels(length, viewport)
  }
  return viewport
}

function holds(condition, viewport) {
  const range = /^\(width\s*(<|<=|>|>=)\s*([\d.]+\w+)\)$/.exec(condition)
  const classic = /^\((min|max)-width:\s*([\d.]+\w+)\)$/.exec(condition)
  const [operator, length] = range
    ? [range[1], range[2]]
    : classic
      ? [classic[1] === 'min' ? '>=' : '<=', classic[2]]
      : refuse('media condition', condition)
  const limit = toPixels(length, viewport)
  return { '<': viewport < limit, '<=': viewport <= limit, '>': viewport > limit, '>=': viewport >= limit }[
    operator
  ]
}

function toPixels(length, viewport) {
  const [, number, unit] = /^([\d.]+)(vw|px|rem)$/.exec(length) ?? refuse('length', length)
  return Number(number) * { vw: viewport / 100, px: 1, rem: ROOT_FONT_PX }[unit]
}

function refuse(what, text) {
  throw new Error(`Not understood as ${what}: ${text}`)
}

/*
 * Understands only what the site's `sizes` attributes use: `(width < 48rem)`, `(width >= 64rem)`, `(min-width: …)`,
 * `(max-width: …)`; lengths in vw, px and rem.
 */

const ROOT_FONT_PX = 16

export interface Screen {
  /** Viewport, CSS pixels. */
  width: number
  /** Device pixels per CSS pixel. */
  density: number
}

/**
 * The address that Chromium fetches from a `srcset`.
 * @param srcSet candidates with `w` descriptors
 * @throws Error for a syntax that it does not understand
 */
export function chooseCandidate(srcSet: string, sizes: string, { width, density }: Screen): string {
  const slot = slotWidth(sizes, width)
  const candidates = srcSet
    .split(/,\s+/)
    .map((part) => {
      const [, address = '', pixels] = /^(\S+) (\d+)w$/.exec(part.trim()) ?? refuse('srcset', part)
      return { address, density: Number(pixels) / slot }
    })
    .sort((a, b) => a.density - b.density)
  const chosen = candidates.find((candidate) => candidate.density >= density) ?? candidates.at(-1)
  return chosen?.address ?? refuse('srcset', srcSet)
}

/** Width of the picture on the page, CSS pixels. */
function slotWidth(sizes: string, viewport: number): number {
  for (const part of sizes.split(/,\s*/)) {
    const [, condition, length = ''] = /^(?:(\(.+\))\s+)?(\S+)$/.exec(part.trim()) ?? refuse('sizes', part)
    if (condition === undefined || matchesMedia(condition, viewport)) return toPixels(length, viewport)
  }
  return viewport
}

function matchesMedia(condition: string, viewport: number): boolean {
  const range = /^\(width\s*(<|<=|>|>=)\s*([\d.]+\w+)\)$/.exec(condition)
  const classic = /^\((min|max)-width:\s*([\d.]+\w+)\)$/.exec(condition)
  const [, operator, length = ''] = range ?? classic ?? refuse('media condition', condition)
  const limit = toPixels(length, viewport)
  if (operator === '<') return viewport < limit
  if (operator === '>') return viewport > limit
  return operator === '<=' || operator === 'max' ? viewport <= limit : viewport >= limit
}

function toPixels(length: string, viewport: number): number {
  const [, number, unit] = /^([\d.]+)(vw|px|rem)$/.exec(length) ?? refuse('length', length)
  if (unit === 'vw') return (Number(number) / 100) * viewport
  return unit === 'rem' ? Number(number) * ROOT_FONT_PX : Number(number)
}

function refuse(what: string, text: string): never {
  throw new Error(`Not understood as ${what}: ${text}`)
}

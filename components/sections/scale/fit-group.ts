/** A place as far as a group has to know it. */
export interface Capacity {
  /** Persons. */
  capacity: number
  /** Smallest group that it is meant for. */
  from?: number
}

/** How a group fits: all in one, spread over several rooms, or not at all. */
export type Fit =
  | { kind: 'all' }
  | { kind: 'several'; inside: number; needed: number }
  | { kind: 'some'; inside: number }
  | { kind: 'tooFew'; from: number }
  | { kind: 'none' }

/**
 * How a group fits into a kind of place.
 * @param available how many of the kind there are at most, where a group can spread over several
 */
export function fitGroup(count: number, { capacity, from = 1 }: Capacity, available = 1): Fit {
  if (count < from) return { kind: 'tooFew', from }
  if (count <= capacity) return { kind: 'all' }
  if (available === 1) return { kind: 'some', inside: capacity }
  const needed = Math.ceil(count / capacity)
  return needed <= available ? { kind: 'several', inside: capacity, needed } : { kind: 'none' }
}

/** A number of persons as it was typed; undefined for anything but a whole number from 1. */
export function readGroup(text: string): number | undefined {
  return /^\s*0*[1-9]\d{0,3}\s*$/.test(text) ? Number(text) : undefined
}

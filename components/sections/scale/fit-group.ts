/** A room as far as a group has to know it. */
export interface Capacity {
  /** Persons. */
  capacity: number
}

/** How a group fits: all in one room, spread over several rooms, or not at all. */
export type Fit = { kind: 'all' } | { kind: 'several'; inside: number; needed: number } | { kind: 'none' }

/**
 * How a group fits into a kind of room.
 * @param available how many of the kind there are at most
 */
export function fitGroup(count: number, { capacity }: Capacity, available: number): Fit {
  if (count <= capacity) return { kind: 'all' }
  const needed = Math.ceil(count / capacity)
  return needed <= available ? { kind: 'several', inside: capacity, needed } : { kind: 'none' }
}

/** A number of persons as it was typed; undefined for anything but a whole number from 1. */
export function readGroup(text: string): number | undefined {
  return /^\s*0*[1-9]\d{0,3}\s*$/.test(text) ? Number(text) : undefined
}

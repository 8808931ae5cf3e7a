/**
 * How many rooms of a kind a group needs; undefined where there are not as many.
 * @param capacity persons that a room holds
 * @param available rooms at most
 */
export function roomsNeeded(count: number, capacity: number, available: number): number | undefined {
  const needed = Math.ceil(count / capacity)
  return needed <= available ? needed : undefined
}

/** A number of persons as it was typed; undefined for anything but a whole number from 1. */
export function readGroup(text: string): number | undefined {
  return /^\s*0*[1-9]\d{0,3}\s*$/.test(text) ? Number(text) : undefined
}

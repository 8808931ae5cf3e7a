import type { Guest } from '../guest.ts'

/** What a guest does, by its title. */
export type Flows = Readonly<Record<string, (guest: Guest) => Promise<void>>>

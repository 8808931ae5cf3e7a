import { randomUUID } from 'node:crypto'

/** An email that no other row has. */
export const uniqueEmail = (): string => `${randomUUID()}@example.com`

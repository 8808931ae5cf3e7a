import { randomUUID } from 'node:crypto'
import type { lostAndFoundFields } from '@/lib/lost-and-found/fields'

/** What is posted under each name; empty where nothing came. */
export type LostAndFoundValues = Record<keyof typeof lostAndFoundFields, string>

/** A form that is filled in rightly, with an address of its own. */
export function lostValues(changes: Partial<LostAndFoundValues> = {}): LostAndFoundValues {
  return {
    name: 'Åke Öst',
    address: 'Storgatan 1',
    zipCode: '93500',
    city: 'Norsjö',
    phone: '+46 (70) 123-45 67',
    email: `${randomUUID()}@example.com`,
    bookingNumber: '',
    roomNumber: '214',
    arrivalDate: '2026-03-03',
    departureDate: '2026-03-05',
    itemDescription: 'En grå mössa\nmed tofs',
    acceptTerms: 'on',
    ...changes,
  }
}

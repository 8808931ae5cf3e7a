import { fieldNames } from '@/components/forms/core/form-values'
import { emptyInquiry as emptyForm } from '@/components/forms/inquiry/values'
import type { emptyRequest } from '@/components/forms/lost-and-found/values'
import { pdfBytes } from './documents'
import { formDataOf } from './form-data'
import { uniqueEmail } from './unique-email'

/** What is posted under each name; empty where the guest chose or wrote nothing. */
type InquiryField = Exclude<keyof typeof emptyForm, 'meals'> | `meals.${keyof typeof emptyForm.meals}`
export type InquiryValues = Record<InquiryField, string>
export type LostAndFoundValues = Record<keyof typeof emptyRequest, string>

const emptyInquiry = Object.fromEntries(fieldNames(emptyForm).map((field) => [field, ''])) as InquiryValues

/** The site's day in tests that send these forms: before the stays that are asked for, after those that are over. */
export const TEST_DAY = '2026-11-22'

/** A valid inquiry of a private guest. */
export function privateValues(changes: Partial<InquiryValues> = {}): InquiryValues {
  return {
    ...emptyInquiry,
    formType: 'private',
    category: 'weekend',
    name: 'Åsa Öberg',
    email: 'asa@example.com',
    phone: '0980-319',
    participants: '2',
    checkIn: '2027-03-12',
    checkOut: '2027-03-14',
    ...changes,
  }
}

/** A valid inquiry of a company. */
export function businessValues(changes: Partial<InquiryValues> = {}): InquiryValues {
  return {
    ...privateValues(),
    formType: 'business',
    category: 'conference',
    company: 'Norrskog Trä AB',
    participants: '12–15',
    needsAccommodation: 'yes',
    ...changes,
  }
}

/** A valid lost-and-found request, with an email of its own. */
export function lostValues(changes: Partial<LostAndFoundValues> = {}): LostAndFoundValues {
  return {
    name: 'Åke Öst',
    address: 'Storgatan 1',
    zipCode: '93500',
    city: 'Norsjö',
    phone: '+46 (70) 123-45 67',
    email: uniqueEmail(),
    bookingNumber: '',
    roomNumber: '214',
    arrivalDate: '2025-03-03',
    departureDate: '2025-03-05',
    itemDescription: 'En grå mössa\nmed tofs',
    acceptTerms: 'on',
    ...changes,
  }
}

/** A valid job application, with an email of its own, which its CV contains too. */
export function applicationForm(changes: Record<string, string | File> & { email?: string } = {}): FormData {
  const { email = uniqueEmail() } = changes
  return formDataOf({
    job: 'chef',
    name: 'Kim Lund',
    email,
    phone: '',
    message: '',
    cv: fileOf(pdfBytes(email), 'CV.pdf'),
    ...changes,
  })
}

/** A file as a browser posts it. */
export function fileOf(bytes: Buffer, name: string): File {
  return new File([new Uint8Array(bytes)], name)
}

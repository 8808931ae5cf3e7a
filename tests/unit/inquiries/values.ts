import { inquiryFields, type InquiryField } from '@/lib/inquiries/fields'

/** What is posted under each name; empty where nothing came. */
export type InquiryValues = Record<InquiryField, string>

const empty = Object.fromEntries(Object.keys(inquiryFields).map((field) => [field, ''])) as InquiryValues

/** What a private guest posts, with changes. */
export function privateValues(changes: Partial<InquiryValues> = {}): InquiryValues {
  return {
    ...empty,
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

/** What a company posts, with changes. */
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

/** The form that a browser posts with these values. */
export function formDataOf(values: Partial<Record<string, string>>): FormData {
  const formData = new FormData()
  for (const [name, value] of Object.entries(values)) if (value) formData.append(name, value)
  return formData
}

import {
  categories,
  type CategoryWithPackages,
  type DateKind,
  type FormType,
  packageTypes,
} from '@/content/inquiry-choices'

/** The empty form, in the order of its fields. */
export const emptyInquiry = {
  formType: 'private' as FormType,
  /** Id of a subject. An unknown one counts as none. */
  about: '',
  /** How the form asks for its dates, as the guest sees it; empty where it was posted by hand. */
  dates: '' as DateKind | '',
  category: categories.private[0] as string,
  packageType: '',
  participants: '',
  nights: '',
  checkIn: '',
  checkOut: '',
  name: '',
  company: '',
  email: '',
  phone: '',
  conferenceType: '',
  needsAccommodation: 'yes',
  accommodationNotes: '',
  meals: { morningCoffee: false, lunch: false, afternoonCoffee: false, dinner: false },
  requestSpa: false,
  requestActivity: false,
  dietaryRequirements: '',
  technicalEquipment: '',
  additionalRequests: '',
}

export type InquiryValues = typeof emptyInquiry

/** What a query or a subject fills in, by the names of the fields. */
export type InquiryPrefill = Readonly<
  Partial<Omit<InquiryValues, 'meals'> & Record<`meals.${keyof InquiryValues['meals']}`, boolean>>
>

export const hasPackages = (category: string): category is CategoryWithPackages =>
  Object.hasOwn(packageTypes, category)

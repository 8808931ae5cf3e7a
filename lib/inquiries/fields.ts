/**
 * The booking inquiry's fields and choices (site.md, section 3; contract, "Forms"), apart from their rules so
 * that the page can use them without loading those.
 */

export const formTypes = ['private', 'business'] as const
export type FormType = (typeof formTypes)[number]

/** What can be asked for on each tab; the first is the default. */
export const categories = {
  private: ['weekend', 'relax', 'senior', 'event', 'julbord', 'nyar', 'other'],
  business: ['conference', 'event', 'julbord', 'nyar', 'other'],
} as const satisfies Record<FormType, readonly string[]>
export type Category = (typeof categories)[FormType][number]

/** The categories that have packages to choose from, and these. */
export const packageTypes = {
  weekend: ['weekend', 'hostreatreat', 'harliga-fredag'],
  relax: ['spa-weekend', 'dagspa'],
  senior: ['senior'],
} as const
export type PackageCategory = keyof typeof packageTypes

export const conferenceTypes = ['day', 'overnight', 'custom', 'teambuilding'] as const

export const meals = ['lunch', 'dinner', 'morningCoffee', 'afternoonCoffee'] as const

/** Every control's name, in the order of the form; the error summary follows it. */
export const inquiryFields = [
  'formType',
  'category',
  'packageType',
  'name',
  'company',
  'email',
  'phone',
  'participants',
  'nights',
  'checkIn',
  'checkOut',
  'conferenceType',
  'needsAccommodation',
  'accommodationNotes',
  'meals.lunch',
  'meals.dinner',
  'meals.morningCoffee',
  'meals.afternoonCoffee',
  'requestSpa',
  'requestActivity',
  'dietaryRequirements',
  'technicalEquipment',
  'additionalRequests',
  'mothersDayOption',
] as const
export type InquiryField = (typeof inquiryFields)[number]

/** Message keys that the inquiry's schema and action give, besides those of every form. */
export const inquiryErrors = [
  'nameTooShort',
  'companyTooShort',
  'emailInvalid',
  'phoneTooShort',
  'participantsMissing',
  'guestsMissing',
  'nightsInvalid',
  'checkInMissing',
  'checkOutMissing',
  'checkOutBeforeCheckIn',
  'chooseOption',
  'inquiryNotSent',
] as const

/** Whether a category has packages to choose from. */
export function hasPackages(category: string): category is PackageCategory {
  return Object.hasOwn(packageTypes, category)
}

/** Whether a category can be asked for on a tab. */
export function isCategoryOf(formType: FormType, category: string): category is Category {
  return (categories[formType] as readonly string[]).includes(category)
}

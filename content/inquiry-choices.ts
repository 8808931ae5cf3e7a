/**
 * What can be chosen in the booking inquiry. Apart from its labels (`content/inquiry-choice-labels.ts`), so that the
 * browser gets those of one locale.
 */

export const formTypes = ['private', 'business'] as const
export type FormType = (typeof formTypes)[number]

/** What can be asked for on each tab; the first is the default. */
export const categories = {
  private: ['weekend', 'relax', 'senior', 'event', 'julbord', 'nyar', 'other'],
  business: ['conference', 'event', 'julbord', 'nyar', 'other'],
} as const satisfies Record<FormType, readonly string[]>
export type CategoryOf<Tab extends FormType> = (typeof categories)[Tab][number]
export type Category = CategoryOf<FormType>

export function isCategoryOf<Type extends FormType>(
  formType: Type,
  category: unknown,
): category is CategoryOf<Type> {
  return (categories[formType] as readonly unknown[]).includes(category)
}

/** The packages of the categories that have some. */
export const packageTypes = {
  weekend: ['weekend', 'hostreatreat', 'harliga-fredag'],
  relax: ['spa-weekend', 'dagspa'],
  senior: ['senior'],
} as const satisfies Partial<Record<Category, readonly string[]>>
export type CategoryWithPackages = keyof typeof packageTypes
export type PackageType = (typeof packageTypes)[CategoryWithPackages][number]

export const conferenceTypes = ['day', 'overnight', 'custom', 'teambuilding'] as const
export type ConferenceType = (typeof conferenceTypes)[number]

/** How an inquiry asks for its dates: arrival and departure, one date, or not at all. */
export type DateKind = 'stay' | 'day' | 'none'

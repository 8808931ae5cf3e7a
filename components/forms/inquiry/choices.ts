/** What can be chosen in the booking inquiry, apart from the fields so that a page can use it without their rules. */

export const formTypes = ['private', 'business'] as const
export type FormType = (typeof formTypes)[number]

/** What can be asked for on each tab; the first is the default. */
export const categories = {
  private: ['weekend', 'relax', 'senior', 'event', 'julbord', 'nyar', 'other'],
  business: ['conference', 'event', 'julbord', 'nyar', 'other'],
} as const satisfies Record<FormType, readonly string[]>
export type CategoryOf<Tab extends FormType> = (typeof categories)[Tab][number]
export type Category = CategoryOf<FormType>

/** How an inquiry asks for its dates: arrival and departure, one date, or not at all. */
export type DateKind = 'stay' | 'day' | 'none'

/** The categories that have packages to choose from. */
export const categoriesWithPackages = ['weekend', 'relax', 'senior'] as const
export type CategoryWithPackages = (typeof categoriesWithPackages)[number]

export const packageTypes = {
  weekend: ['weekend', 'hostreatreat', 'harliga-fredag'],
  relax: ['spa-weekend', 'dagspa'],
  senior: ['senior'],
} as const satisfies Record<CategoryWithPackages, readonly string[]>

export const conferenceTypes = ['day', 'overnight', 'custom', 'teambuilding'] as const

/** Whether a category has packages to choose from. */
export function hasPackages(category: string): category is CategoryWithPackages {
  return (categoriesWithPackages as readonly string[]).includes(category)
}

/** Whether a category can be asked for on a tab. */
export function isCategoryOf(formType: FormType, category: unknown): category is Category {
  return (categories[formType] as readonly unknown[]).includes(category)
}

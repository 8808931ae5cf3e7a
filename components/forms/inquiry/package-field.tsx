'use client'

import { SelectField } from '@/components/forms/core/select-field'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { hasPackages, categoriesWithPackages, type Category } from '@/components/forms/inquiry/choices'
import type { InquiryContent } from './inquiry-content'

interface PackageFieldProps extends Pick<InquiryContent, 'labels' | 'copy'> {
  category: Category
}

/**
 * The packages of the chosen category. Without JavaScript the list cannot follow the category, so it contains the
 * packages of all categories in groups.
 */
export function PackageField({ category, labels, copy }: PackageFieldProps) {
  const isHydrated = useHydrated()
  const none = { choices: [{ value: '', label: labels.fields.noPackage }] }
  const groups =
    isHydrated && hasPackages(category)
      ? [none, { choices: copy.packages[category] }]
      : [
          none,
          ...categoriesWithPackages.map((name) => ({
            label: copy.categories.private.find(({ value }) => value === name)?.label,
            choices: copy.packages[name],
          })),
        ]
  return <SelectField key={isHydrated ? category : ''} name="packageType" groups={groups} />
}

'use client'

import { useWatch } from 'react-hook-form'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { SelectField } from '@/components/forms/core/select-field'
import { categoriesWithPackages, hasPackages } from './choices'
import type { InquiryContent } from './content'
import type { InquiryValues } from './values'

/**
 * The packages of the chosen category. Without JavaScript the list cannot follow the category, so it contains the
 * packages of all categories in groups.
 */
export function PackageField({ words, copy }: Pick<InquiryContent, 'words' | 'copy'>) {
  const isHydrated = useHydrated()
  const category = useWatch<InquiryValues, 'category'>({ name: 'category' })
  const none = { choices: [{ value: '', label: words.fields.noPackage }] }
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
  return (
    <SelectField
      key={isHydrated ? category : ''}
      name="packageType"
      label={words.fields.packageType}
      optional
      groups={groups}
    />
  )
}

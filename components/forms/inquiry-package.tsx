'use client'

import { hasPackages, packageTypes, type Category, type PackageCategory } from '@/lib/inquiries/fields'
import type { InquiryWords } from './inquiry-words'
import { SelectField } from './select-field'
import { useHydrated } from '@/lib/browser/use-hydrated'

interface InquiryPackageProps {
  category: Category
  fields: InquiryWords['words']['fields']
  copy: InquiryWords['copy']
}

/**
 * The packages of the chosen category. Without JavaScript the choice of a category cannot change the list, so
 * that it holds those of every category, grouped.
 */
export function InquiryPackage({ category, fields, copy }: InquiryPackageProps) {
  const isHydrated = useHydrated()
  const none = { choices: [{ value: '', label: fields.noPackage }] }
  const withPackages = Object.keys(packageTypes) as PackageCategory[]
  const groups =
    isHydrated && hasPackages(category)
      ? [none, { choices: copy.packages[category] }]
      : [
          none,
          ...withPackages.map((name) => ({
            label: copy.categories.private.find(({ value }) => value === name)?.label,
            choices: copy.packages[name],
          })),
        ]
  return (
    <div className="col-span-full hidden group-has-[input:is([value=weekend],[value=relax],[value=senior]):checked]/form:block">
      <SelectField key={category} name="packageType" label={fields.packageType} optional groups={groups} />
    </div>
  )
}

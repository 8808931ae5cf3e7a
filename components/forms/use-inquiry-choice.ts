'use client'

import { useState, useSyncExternalStore } from 'react'
import { categories, formTypes, isCategoryOf, type Category, type FormType } from '@/lib/inquiries/fields'
import { pathBefore } from '@/lib/routes/path-memory'

/** Visitors from these pages find the tab Företag open (site.md, section 2, Booking inquiry). */
const COMPANY_PAGES = ['/conference-packages', '/teambuilding']

const never = () => () => {}
const cameFromCompanyPage = () => COMPANY_PAGES.includes(pathBefore('/booking-inquiry') ?? '')

/**
 * Which tab is open and what is to be booked: two states, and a switch of the tab leaves the other alone
 * (site.md, section 2). A category that the open tab does not offer is kept; until the tab is switched back,
 * the tab's default stands in for it.
 * @param initial the tab of the page's address
 * @param typed what was posted without JavaScript, where the page comes back from that
 */
export function useInquiryChoice(initial: FormType, typed: Readonly<Record<string, string>>) {
  const isFromCompanyPage = useSyncExternalStore(never, cameFromCompanyPage, () => false)
  const [chosenTab, setTab] = useState<FormType | undefined>(
    formTypes.find((type) => type === typed.formType),
  )
  const [chosenCategory, setCategory] = useState<string>(typed.category ?? '')

  const tab = chosenTab ?? (isFromCompanyPage ? 'business' : initial)
  const category: Category = isCategoryOf(tab, chosenCategory) ? chosenCategory : categories[tab][0]
  return { tab, setTab, category, setCategory }
}

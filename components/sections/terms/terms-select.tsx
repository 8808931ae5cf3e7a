'use client'

import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { useLanguage } from '@/lib/i18n/language-provider'
import { LANGUAGE_PARAM } from '@/lib/i18n/locales'

interface TermsSelectProps {
  label: string
  /** Label of the button that is shown without JavaScript. */
  submit: string
  sections: readonly { id: string; title: string }[]
  current: string
  onChoose: (id: string) => void
}

/** A GET form with `?tab=`, so that it works without JavaScript. */
export function TermsSelect({ label, submit, sections, current, onChoose }: TermsSelectProps) {
  const id = useId()
  const { language, linksKeepLanguage } = useLanguage()
  return (
    <form action="/villkor" method="get">
      <label htmlFor={id} className="mb-1.5 block text-ui font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name="tab"
          value={current}
          onChange={(event) => onChoose(event.target.value)}
          className="control appearance-none pr-11"
        >
          {sections.map((section) => (
            <option key={section.id} value={section.id}>
              {section.title}
            </option>
          ))}
        </select>
        <Icon
          icon={ChevronDown}
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
        />
      </div>
      {linksKeepLanguage && <input type="hidden" name={LANGUAGE_PARAM} value={language} />}
      <button type="submit" className="no-js mt-3 btn btn-small btn-secondary">
        {submit}
      </button>
    </form>
  )
}

'use client'

import { CheckboxField } from './checkbox-field'
import { InquirySection } from './inquiry-section'
import type { InquiryWords } from './inquiry-words'

/** Spa and activity, for weekend, relax and event on either tab (site.md, section 2). */
export function InquiryWishes({ words }: Pick<InquiryWords, 'words'>) {
  return (
    <div className="col-span-full hidden group-has-[input:is([value=weekend],[value=relax],[value=event]):checked]/form:block">
      <InquirySection legend={words.wishes}>
        <div className="grid gap-x-6 min-[40rem]:grid-cols-2">
          <CheckboxField name="requestSpa" label={words.fields.requestSpa} />
          <CheckboxField name="requestActivity" label={words.fields.requestActivity} />
        </div>
      </InquirySection>
    </div>
  )
}

'use client'

import type { LostAndFoundCopy } from '@/content/lost-and-found'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'
import type sv from '@/messages/sv.json'
import { CheckboxField } from '@/components/forms/core/checkbox-field'
import { DateField } from '@/components/forms/core/date-field'
import { SubmitButton } from '@/components/forms/core/submit-button'
import { TextField } from '@/components/forms/core/text-field'
import { TextareaField } from '@/components/forms/core/textarea-field'

interface LostAndFoundFieldsProps {
  /** The namespace `lostAndFound` of the interface texts. */
  words: (typeof sv)['lostAndFound']
  copy: Pick<LostAndFoundCopy, 'consent' | 'storage'>
}

export function LostAndFoundFields({ words, copy }: LostAndFoundFieldsProps) {
  const { labels } = words
  return (
    <div className="grid gap-x-gutter gap-y-7 md:grid-cols-6">
      <TextField name="name" label={labels.name} autoComplete="name" className="md:col-span-6" />
      <TextField
        name="address"
        label={labels.address}
        autoComplete="address-line1"
        className="md:col-span-6"
      />
      <TextField
        name="zipCode"
        label={labels.zipCode}
        hint={words.zipCodeHint}
        autoComplete="postal-code"
        inputMode="numeric"
        className="md:col-span-3"
      />
      <TextField
        name="city"
        label={labels.city}
        autoComplete="address-level2"
        className="md:col-span-3 md:[&>label]:mb-6.5"
      />
      <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" className="md:col-span-3" />
      <TextField
        name="email"
        label={labels.email}
        type="email"
        autoComplete="email"
        className="md:col-span-3"
      />
      <TextField name="bookingNumber" label={labels.bookingNumber} optional className="md:col-span-3" />
      <TextField name="roomNumber" label={labels.roomNumber} optional className="md:col-span-3" />
      <DateField name="arrivalDate" label={labels.arrivalDate} max="today" className="md:col-span-3" />
      <DateField name="departureDate" label={labels.departureDate} max="today" className="md:col-span-3" />
      <TextareaField
        name="itemDescription"
        label={labels.itemDescription}
        hint={words.itemHint}
        className="md:col-span-6"
      />
      <div className="md:col-span-6">
        <CheckboxField
          name="acceptTerms"
          required
          label={
            <>
              {copy.consent}{' '}
              <Link href={viewHref('/villkor', 'privacy')} className="text-link">
                {words.privacy}
              </Link>
            </>
          }
        />
        <p className="mt-4 text-small quiet">{copy.storage}</p>
      </div>
      <SubmitButton label={words.submit} className="md:col-span-6 md:justify-self-start" />
    </div>
  )
}

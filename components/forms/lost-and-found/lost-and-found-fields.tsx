import { CheckboxField } from '@/components/forms/core/checkbox-field'
import { DateField } from '@/components/forms/core/date-field'
import { SubmitButton } from '@/components/forms/core/submit-button'
import { TextField } from '@/components/forms/core/text-field'
import { TextareaField } from '@/components/forms/core/textarea-field'
import type { LostAndFoundCopy } from '@/content/lost-and-found'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'
import type sv from '@/messages/sv.json'

interface LostAndFoundFieldsProps {
  labels: (typeof sv)['lostAndFound']
  copy: LostAndFoundCopy
}

export function LostAndFoundFields({ labels, copy }: LostAndFoundFieldsProps) {
  return (
    <div className="grid gap-x-gutter gap-y-7 md:grid-cols-6">
      <TextField name="name" autoComplete="name" className="md:col-span-6" />
      <TextField name="address" autoComplete="address-line1" className="md:col-span-6" />
      <TextField
        name="zipCode"
        hint={labels.zipCodeHint}
        autoComplete="postal-code"
        inputMode="numeric"
        className="md:col-span-3"
      />
      <TextField name="city" autoComplete="address-level2" className="md:col-span-3 md:[&>label]:mb-6.5" />
      <TextField name="phone" type="tel" autoComplete="tel" className="md:col-span-3" />
      <TextField name="email" type="email" autoComplete="email" className="md:col-span-3" />
      <TextField name="bookingNumber" className="md:col-span-3" />
      <TextField name="roomNumber" className="md:col-span-3" />
      <DateField name="arrivalDate" max="today" className="md:col-span-3" />
      <DateField name="departureDate" max="today" className="md:col-span-3" />
      <TextareaField name="itemDescription" hint={labels.itemHint} className="md:col-span-6" />
      <div className="md:col-span-6">
        <CheckboxField
          name="acceptTerms"
          required
          label={
            <>
              {copy.consent}{' '}
              <Link href={viewHref('/villkor', 'privacy')} className="text-link">
                {labels.privacy}
              </Link>
            </>
          }
        />
        <p className="mt-4 text-small quiet">{copy.storage}</p>
      </div>
      <SubmitButton label={labels.submit} className="md:col-span-6 md:justify-self-start" />
    </div>
  )
}

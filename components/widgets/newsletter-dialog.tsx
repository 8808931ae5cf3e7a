'use client'

import { FormContext } from '@/components/forms/form-context'
import { Honeypot } from '@/components/forms/honeypot'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useSubmission } from '@/components/forms/use-submission'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'
import { showToast } from '@/components/ui/toast'
import { Link } from '@/lib/i18n/link'
import { subscribeInPopup } from '@/lib/newsletter/action'
import { stateHref } from '@/lib/routes/page-state'
import { FIELD_LIMITS } from '@/lib/forms/limits'
import type { NewsletterPopupContent } from './newsletter-popup'

const loadCheck = () => import('@/lib/newsletter/schema').then(({ checkSubscription }) => checkSubscription)

export interface NewsletterDialogProps {
  content: NewsletterPopupContent
  closeLabel: string
  isOpen: boolean
  onClose: () => void
}

/** The newsletter pop-up: picture left, form right; it closes on success too. */
export function NewsletterDialog({ content, closeLabel, isOpen, onClose }: NewsletterDialogProps) {
  const { form, noticeRef, ...submission } = useSubmission({
    formId: 'newsletter-popup',
    action: subscribeInPopup,
    loadCheck,
    checkOnLeave: 'filled',
    onAnswer: (answer) => {
      if (answer.ok) {
        void showToast({ kind: 'success', text: content.thanks, words: content.form.toast })
        onClose()
      } else if (answer.formError !== undefined) {
        const text = content.form.errors[answer.formError] ?? answer.formError
        void showToast({ kind: 'error', text, words: content.form.toast })
      }
    },
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      variant="compact"
      title={content.heading}
      description={content.text}
      closeLabel={closeLabel}
      aside={
        <div className="relative flex-1 max-md:hidden">
          <Picture picture={content.picture} alt="" sizes="320px" className="absolute inset-0" />
        </div>
      }
    >
      <FormContext value={{ ...submission, words: content.form, limits: { email: FIELD_LIMITS.email } }}>
        <form {...form} noValidate className="relative mt-5 grid gap-4">
          <div ref={noticeRef} tabIndex={-1} className="sr-only" />
          <TextField name="email" label={content.label} type="email" autoComplete="email" />
          <Honeypot />
          <SubmitButton label={content.subscribe} className="w-full" />
          <p className="text-small quiet">
            {content.privacy.text}{' '}
            <Link href={stateHref('/villkor', 'privacy')} className="text-link">
              {content.privacy.link}
            </Link>
          </p>
        </form>
      </FormContext>
    </Dialog>
  )
}

'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide'
import { FormContext } from '@/components/forms/form-context'
import { Honeypot } from '@/components/forms/honeypot'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useSubmission } from '@/components/forms/use-submission'
import { Icon } from '@/components/ui/icon'
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
  onClose: () => void
}

/** The newsletter pop-up: picture left, form right; closes by button, ground, Escape, and on success. */
export function NewsletterDialog({ content, closeLabel, onClose }: NewsletterDialogProps) {
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
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-veil" />
        <RadixDialog.Content className="newsletter-popup">
          <div className="relative max-md:hidden">
            <Picture picture={content.picture} alt="" sizes="320px" className="absolute inset-0" />
          </div>
          <div className="p-7 pt-3">
            <div className="flex justify-end">
              <RadixDialog.Close aria-label={closeLabel} className="widget-close -mr-5">
                <Icon drawing={X} />
              </RadixDialog.Close>
            </div>
            <RadixDialog.Title className="text-h3">{content.heading}</RadixDialog.Title>
            <RadixDialog.Description className="mt-2 mb-5 text-ui">{content.text}</RadixDialog.Description>
            <FormContext
              value={{ ...submission, words: content.form, limits: { email: FIELD_LIMITS.email } }}
            >
              <form {...form} noValidate className="relative grid gap-4">
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
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

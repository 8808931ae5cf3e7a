'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide'
import { NewsletterPopupForm } from '@/components/forms/newsletter/newsletter-popup-form'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { NewsletterPopupContent } from './newsletter-popup'

export interface NewsletterDialogProps {
  content: NewsletterPopupContent
  closeLabel: string
  onClose: () => void
}

/** The newsletter pop-up: picture left, form right; closes by button, ground, Escape, and on success. */
export function NewsletterDialog({ content, closeLabel, onClose }: NewsletterDialogProps) {
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
            <NewsletterPopupForm content={content.form} onSent={onClose} />
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

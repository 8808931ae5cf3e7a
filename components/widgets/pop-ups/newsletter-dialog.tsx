'use client'

import {
  NewsletterPopupForm,
  type NewsletterPopupFormContent,
} from '@/components/forms/newsletter/popup-form'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'
import type { PictureFile } from '@/lib/pictures/sources'

export interface NewsletterPopupContent {
  heading: string
  text: string
  picture: PictureFile
  form: NewsletterPopupFormContent
}

interface NewsletterDialogProps {
  content: NewsletterPopupContent
  closeLabel: string
  isOpen: boolean
  onClose: () => void
}

export function NewsletterDialog({ content, closeLabel, isOpen, onClose }: NewsletterDialogProps) {
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
      <div className="mt-5">
        <NewsletterPopupForm content={content.form} onSent={onClose} />
      </div>
    </Dialog>
  )
}

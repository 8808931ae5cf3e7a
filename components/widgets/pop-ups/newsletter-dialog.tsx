'use client'

import { subscribeInPopup } from '@/components/forms/newsletter/action'
import type { NewsletterContent } from '@/components/forms/newsletter/content'
import { NewsletterForm } from '@/components/forms/newsletter/form'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'
import { showToast } from '@/components/ui/toast'
import type { PictureFile } from '@/lib/pictures/sources'

interface NewsletterPopupContent {
  heading: string
  text: string
  thanks: string
  picture: PictureFile
  form: NewsletterContent
}

interface NewsletterDialogProps {
  content: NewsletterPopupContent
  isOpen: boolean
  onClose: () => void
}

export function NewsletterDialog({ content, isOpen, onClose }: NewsletterDialogProps) {
  function handleSent() {
    void showToast({ kind: 'success', text: content.thanks })
    onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      variant="compact"
      title={content.heading}
      description={content.text}
      aside={
        <div className="relative flex-1 max-md:hidden">
          <Picture picture={content.picture} alt="" sizes="320px" className="absolute inset-0" />
        </div>
      }
    >
      <div className="mt-5">
        <NewsletterForm
          id="letters-dialog"
          action={subscribeInPopup}
          content={content.form}
          onSent={handleSent}
        />
      </div>
    </Dialog>
  )
}

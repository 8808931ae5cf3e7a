'use client'

import { useEffect, useRef, useState } from 'react'
import type { FormAction } from '@/lib/forms/send'
import { uploadApplication } from '@/lib/job-applications/upload'

/** Sends an application and knows how far it has come; given up when the form goes away. */
export function useUpload(): { send: FormAction; share: number } {
  const [share, setShare] = useState(0)
  const upload = useRef<AbortController>(undefined)
  useEffect(() => () => upload.current?.abort(), [])

  return {
    share,
    send: (_previous, formData) => {
      setShare(0)
      upload.current = new AbortController()
      return uploadApplication(formData, { onProgress: setShare, signal: upload.current.signal })
    },
  }
}

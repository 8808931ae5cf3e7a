import type { ActionResult } from '@/lib/forms/result'

/** The route handler's address, app/api/job-applications/route.ts. */
const ADDRESS = '/api/job-applications'

interface UploadOptions {
  /** Called with the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  /** Gives the upload up. */
  signal: AbortSignal
}

/**
 * Sends an application from the browser and tells how far it has come; `fetch` cannot.
 * @throws Error where no answer came, or none that makes sense
 */
export function uploadApplication(
  formData: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<ActionResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error('no answer'))
    request.open('POST', ADDRESS)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => (isResult(request.response) ? resolve(request.response) : fail())
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(formData)
  })
}

function isResult(response: unknown): response is ActionResult {
  return response !== null && typeof response === 'object' && 'ok' in response
}

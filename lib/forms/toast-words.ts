/** The words of a toast's own controls, in the page's language. */
export interface ToastWords {
  /** Name of the button that closes it. */
  close: string
  /** Name of the part of the page where toasts stand. */
  region: string
}

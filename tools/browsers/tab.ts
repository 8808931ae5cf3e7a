/** What the flows need of a browser. */
export interface TestedBrowser {
  /** Opens a window without cookies or stored values. */
  openTab: (size: Size) => Promise<Tab>
  close: () => Promise<void>
}

export interface Tab {
  open: (address: string) => Promise<void>
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>
  /** The element that is the value of an expression in the page. */
  find: (expression: string) => Promise<FoundElement | undefined>
  press: (key: Key) => Promise<void>
  /** What went wrong on the pages so far: console errors, uncaught errors, what the content security policy forbids. */
  faults: () => string[]
  close: () => Promise<void>
}

export interface FoundElement {
  click: () => Promise<void>
  type: (text: string) => Promise<void>
  /** Types a day such as 2027-03-12 into a date field, as the browser shows it. */
  typeDate: (day: string) => Promise<void>
  /** Removes what a field contains. */
  clear: () => Promise<void>
  chooseFile: (file: string) => Promise<void>
}

interface Size {
  width: number
  height: number
}

export type Key = 'Escape' | 'Tab' | 'Enter' | 'ArrowRight'

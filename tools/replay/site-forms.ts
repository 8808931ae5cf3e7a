import type { Browser } from '@playwright/test'
import sv from '../../messages/sv.json' with { type: 'json' }
import { recordForm, type FormSteps } from './record-form.ts'
import type { SentForm } from './sent-form.ts'

export type FormKind = 'inquiry' | 'lost-and-found' | 'job-application' | 'newsletter'

/** Where each form of the site is, and valid values for it. */
export const siteForms: Record<FormKind, FormSteps> = {
  inquiry: {
    path: '/booking-inquiry',
    form: '#inquiry',
    values: {
      formType: 'private',
      category: 'weekend',
      name: 'Kim Å',
      email: 'recorded@example.com',
      phone: '070-123 45 67',
      participants: '2',
      checkIn: '2027-03-12',
      checkOut: '2027-03-14',
    },
  },
  'lost-and-found': {
    path: '/kvarglomt',
    form: '#lost-and-found',
    values: {
      name: 'Kim Å',
      address: 'Storgatan 1',
      zipCode: '93500',
      city: 'Norsjö',
      phone: '070-123 45 67',
      email: 'recorded@example.com',
      arrivalDate: '2025-10-03',
      departureDate: '2025-10-05',
      itemDescription: 'En grå mössa',
      acceptTerms: 'on',
    },
  },
  'job-application': {
    path: '/lediga-jobb',
    form: 'form:has([name=cv]):visible',
    open: (page) => page.getByText(sv.jobs.apply, { exact: true }).first().click(),
    values: {
      job: 'cleaner',
      name: 'Kim Å',
      email: 'recorded@example.com',
      message: 'Hej!',
      cv: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
    },
  },
  newsletter: {
    path: '/relax',
    form: 'footer form:has([name=email])',
    values: { email: 'recorded@example.com' },
  },
}

export const formKinds = Object.keys(siteForms) as FormKind[]

export type Recordings = Record<FormKind, { scripts: SentForm; plain: SentForm }>

/** Records what a browser sends for each form, with scripts and without. */
export async function recordSiteForms(browser: Browser, siteUrl: string): Promise<Recordings> {
  const recordings: Partial<Recordings> = {}
  for (const kind of formKinds) {
    recordings[kind] = {
      scripts: await recordForm(browser, siteUrl, siteForms[kind], true),
      plain: await recordForm(browser, siteUrl, siteForms[kind], false),
    }
  }
  return recordings as Recordings
}

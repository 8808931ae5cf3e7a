import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { subjects } from '@/content/subjects'
import { venue } from '@/content/venue'
import { buildConfirmation } from '@/supabase/functions/send-notification-email/guest-mails'
import type { NotificationType } from '@/supabase/functions/send-notification-email/reception-mails'
import { bookingRow, jobApplicationRow, lostAndFoundRow, privateInquiry } from '@/tests/support/rows'

const STORED = {
  id: '3ab7',
  reference: 'KF-7Q2M4X',
  created_at: '2026-11-22T14:20:30.5+00:00',
  email: 'anna@example.com',
}

const confirm = (type: NotificationType, row: object) => buildConfirmation(type, { ...row, ...STORED })!
const confirmInquiry = (changes: Parameters<typeof bookingRow>[0] = {}) =>
  confirm('booking', bookingRow(changes))

test('an inquiry is confirmed with its reference, choices and deadline', () => {
  const mail = confirmInquiry({ ...privateInquiry, subject: 'Dagsbesök i relaxen' })
  expect(mail.recipient).toEqual({ guest: 'anna@example.com' })
  expect(mail.replyTo).toBe(venue.email)
  expect(mail.subject).toBe('Vi har fått din förfrågan, KF-7Q2M4X')
  expect(mail.text).toContain(
    'Tack! Vi har fått din bokningsförfrågan och svarar senast måndag 23 november kl. 15:20. Inget är bokat förrän vi har bekräftat.',
  )
  expect(mail.text).toContain(`
Referens: KF-7Q2M4X
Gäller: Dagsbesök i relaxen
Vad vill du boka? Relax/Spa
Paket: Spa för en dag
Ankomst: torsdag 12 mars 2026
Avresa: lördag 14 mars 2026
Antal nätter: 2
Antal personer: 2
Spa: Ja
`)
  expect(mail.text).toMatch(/Vänliga hälsningar,\nKällfjället Hotell & Spa\nKällvägen 1/)
  expect(mail.html).toContain('<html lang="sv">')
})

test('an inquiry from the English page is confirmed in English alone', () => {
  const about = { subject: 'Dagsbesök i relaxen', subject_id: 'day-spa' }
  const mail = confirmInquiry({ ...privateInquiry, ...about, language: 'en' })
  expect(mail.subject).toBe('We’ve received your enquiry, KF-7Q2M4X')
  expect(mail.text).toContain(
    'We’ve received your enquiry and will reply by Monday 23 November at 15:20, Swedish time.',
  )
  expect(mail.text).toContain(
    'About: A day visit to the spa\nWhat would you like to book? Spa\nPackage: Spa for a day\nArrival: Thursday 12 March 2026\n',
  )
  expect(mail.text).not.toMatch(/Hej|Gäller|Dagsbesök/)
  expect(mail.html).toContain('<html lang="en">')
})

test('a company reads its meals and rooms, and replies to the conference team', () => {
  const mail = confirmInquiry()
  expect(mail.replyTo).toBe(venue.conferenceEmail)
  expect(mail.text).toContain('Vi har fått er bokningsförfrågan')
  expect(mail.text).toContain(
    'Antal deltagare: 20–25\nBehöver ni hotellrum? Ja\nMåltider: lunch, eftermiddagskaffe, middag',
  )
  expect(confirmInquiry({ language: 'en' }).text).toContain('Meals: lunch, afternoon coffee, dinner')
})

test('a confirmation fits a phone, and no time or phone number breaks across lines', () => {
  const { html } = confirmInquiry()
  expect(html).toContain('<meta name="viewport" content="width=device-width">')
  for (const words of ['kl. 15:20', venue.phone.display.sv.replaceAll('\u00A0', ' ')])
    expect(html).toContain(`<span style="white-space:nowrap">${words}</span>`)
})

test('an inquiry for one day has one date, and a gift card has none', () => {
  for (const check_out_date of [null, '2026-03-12'])
    expect(confirmInquiry({ ...privateInquiry, check_out_date }).text).toContain(
      'Datum: torsdag 12 mars 2026\nAntal nätter',
    )
  const giftCard = {
    ...privateInquiry,
    check_in_date: null,
    check_out_date: null,
    nights: null,
    package_type: null,
    category: 'other',
    subject: 'Presentkort, 600 kr',
    subject_id: 'gift-card-600',
  }
  const { text } = confirmInquiry(giftCard)
  expect(text).toContain('Gäller: Presentkort, 600 kr\nAntal presentkort: 2\n')
  expect(text).toContain('Inget är beställt förrän vi har bekräftat.')
  expect(text).not.toContain('Datum')
  expect(confirmInquiry({ ...giftCard, language: 'en' }).text).toContain(
    'About: Gift card, 600 SEK\nNumber of gift cards: 2\n',
  )
})

test('every subject is named in the guest’s locale, also in rows without its id', () => {
  for (const { id, title } of subjects)
    for (const language of ['sv', 'en'] as const)
      expect(confirmInquiry({ subject: title.sv, subject_id: id, language }).text).toContain(
        `${title[language]}\n`,
      )
  const older = confirmInquiry({ subject: 'Hundspann', category: 'other', language: 'en' })
  expect(older.text).toContain('About: Dog sledding\n')
})

test('a guest’s own words do not change the subject', () => {
  const additional_requests = 'Gäller: Presentkort, 2 st\nTyp av konferens: Skräddarsydd'
  const { text } = confirmInquiry({ ...privateInquiry, additional_requests })
  expect(text).toContain('Gäller: Relax/Spa\nPaket: Spa för en dag\nAnkomst: torsdag 12 mars 2026\n')
  expect(text).not.toMatch(/Presentkort|Skräddarsydd/)
})

test('a lost item and an application promise no time', () => {
  const lost = confirm('lost_found', lostAndFoundRow())
  expect(lost.subject).toBe('Vi har fått din efterlysning, KF-7Q2M4X')
  expect(lost.text).toContain('Det vi hittar sparar vi i tre månader.')
  expect(lost.text).toContain('Ankomst: tisdag 3 mars 2026\nAvresa: torsdag 5 mars 2026')
  const application = confirm('job_application', {
    ...jobApplicationRow({ language: 'en' }),
    cv_file_path: 'a_cv.pdf',
  })
  expect(application.subject).toBe('We’ve received your application, KF-7Q2M4X')
  expect(application.text).toContain('Position: Chef\nDocuments: CV\n')
  for (const { text } of [lost, application]) expect(text).not.toMatch(/senast|24|reply by/)
})

test('an invalid email and a newsletter get no confirmation', () => {
  for (const email of ['a@example.com, b@example.com', 'Anna <a@example.com>', ''])
    expect(buildConfirmation('booking', { ...bookingRow(), ...STORED, email })).toBeNull()
  expect(buildConfirmation('newsletter_subscription', STORED)).toBeNull()
})

describe('text that a guest types', () => {
  /** Recognisable text of any kind, also where the form takes digits only. */
  const typed = fc.oneof(
    fc.string({ minLength: 1, unit: 'grapheme', maxLength: 60 }).map((text) => `ŧ${text}ŧ`),
    fc.constantFrom('ŧ\r\nBcc: all@example.comŧ', 'ŧ<a href="https://spam.example">ŧ', 'ŧ__proto__ŧ'),
    fc.stringMatching(/^\d{7,12}$/).map((digits) => `0${digits}`),
  )
  /** Columns that the site writes, from words it knows. */
  const OWN = ['email', 'language', 'subject', 'subject_id', 'conference_type']

  test.each([
    ['booking', bookingRow()],
    ['lost_found', lostAndFoundRow()],
    ['job_application', { ...jobApplicationRow(), cv_file_path: '', cover_letter_file_path: '' }],
  ] as const)('is not repeated in a confirmation of %s', (type, stored) => {
    const columns = Object.keys(stored).filter((column) => !OWN.includes(column))
    const row = fc.record(Object.fromEntries(columns.map((column) => [column, typed])), { requiredKeys: [] })
    fc.assert(
      fc.property(row, (values) => {
        const mail = confirm(type, { ...stored, ...values })
        for (const part of [mail.subject, mail.text, mail.html]) {
          expect(part).not.toContain('ŧ')
          expect(part).not.toContain('<a ')
          for (const value of Object.values(values)) expect(part).not.toContain(value)
        }
        expect(mail.text).not.toContain(STORED.email)
      }),
    )
  })
})

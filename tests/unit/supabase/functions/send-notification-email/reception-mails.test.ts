import { describe, expect, test } from 'vitest'
import {
  buildMessage,
  type NotificationType,
} from '@/supabase/functions/send-notification-email/reception-mails'
import { bookingRow, jobApplicationRow, lostAndFoundRow, privateInquiry } from '@/tests/support/rows'

const STORED = { id: '0b6f', reference: 'KF-7Q2M4X', created_at: '2026-02-01T11:30:00+00:00' }

const build = (type: NotificationType, row: object) => buildMessage(type, { ...STORED, ...row })!
const booking = (changes: Parameters<typeof bookingRow>[0] = {}) =>
  build('booking', bookingRow({ email: 'anna@example.com', ...changes }))

describe('a booking inquiry', () => {
  test('of a company lists its values line by line', () => {
    const mail = booking({ dietary_requirements: '2 veganer\n1 glutenfri' })
    expect(mail.subject).toBe('Bokningsförfrågan · Företag · Konferens · 12–14 mars 2026 · Norrskog Trä AB')
    expect(mail.replyTo).toBe('anna@example.com')
    expect(mail.text).toBe(
      [
        'En företagskund har skickat en bokningsförfrågan. På webbplatsen lovar vi svar senast måndag 2 februari kl. 12:30.',
        '',
        'Gäller: Konferens',
        'Ankomst: 12 mars 2026',
        'Avresa: 14 mars 2026',
        'Antal deltagare: 20–25',
        'Företagsnamn: Norrskog Trä AB',
        'Namn: Anna Berg',
        'E-post: anna@example.com',
        'Telefon: 070-123 45 67',
        'Behöver ni hotellrum? Ja',
        'Måltider: lunch, eftermiddagskaffe, middag',
        'Kost och allergier:',
        '  2 veganer',
        '  1 glutenfri',
        '',
        '--',
        'Svara på det här mejlet, så går svaret till avsändaren.',
        'Inkom söndag 1 februari 2026 kl. 12:30.',
        'Skickat från webbplatsens formulär. Referens: KF-7Q2M4X',
        '',
      ].join('\n'),
    )
    expect(mail.html).toMatch(/<td[^>]*>2 veganer<br>1 glutenfri<\/td>/)
  })

  test('of a private guest names package and wishes', () => {
    const mail = booking(privateInquiry)
    expect(mail.subject).toBe('Bokningsförfrågan · Privat · Relax/Spa · 12–14 mars 2026 · Anna Berg')
    for (const line of ['Paket: Spa för en dag\n', 'Antal personer: 2\n', 'Spa: Ja\n'])
      expect(mail.text).toContain(line)
    expect(mail.text).not.toMatch(/Företagsnamn|Behöver|Måltider|Aktivitet/)
  })

  test('for a gift card has a value and no date', () => {
    const mail = booking({
      ...privateInquiry,
      category: 'other',
      package_type: null,
      nights: null,
      check_in_date: null,
      check_out_date: null,
      subject: 'Presentkort, 1 500 kr',
      subject_id: 'gift-card-1500',
      additional_requests: 'Till mamma',
    })
    expect(mail.subject).toBe('Bokningsförfrågan · Privat · Presentkort, 1 500 kr · Anna Berg')
    expect(mail.text).toContain('Gäller: Presentkort, 1 500 kr\nAntal presentkort: 2\n')
    expect(mail.text).not.toMatch(/Datum|Annat|Antal personer/)
    expect(mail.text).toContain('Till mamma')
  })

  test('names its subject, and the English page that it came from', () => {
    const mail = booking({ subject: 'Teambuilding', conference_type: 'teambuilding', language: 'en' })
    expect(mail.subject).toMatch(/^Bokningsförfrågan · Företag · Teambuilding · /)
    expect(mail.text).toContain(
      'Gäller: Teambuilding\nKategori: Konferens\nTyp av konferens: Teambuilding\nAnkomst:',
    )
    expect(mail.text).toContain('Formuläret skickades från den engelska sidan.')
    expect(booking().text).not.toContain('engelska')
  })

  test.each([
    ['2026-03-12', '2026-03-12', '12 mars 2026'],
    ['2026-03-12', null, '12 mars 2026'],
    ['2026-03-30', '2026-04-02', '30 mars–2 april 2026'],
    ['2026-12-30', '2027-01-02', '30 december 2026–2 januari 2027'],
  ])('from %s to %s has the period %s in its subject line', (from, to, period) => {
    const mail = booking({ check_in_date: from, check_out_date: to })
    expect(mail.subject).toContain(` · ${period} · `)
    expect(mail.text.includes('Avresa')).toBe(to !== null && from !== to)
  })

  test('goes to the conference team when it is about a conference', () => {
    expect(booking().recipient).toBe('conference')
    expect(booking({ category: 'julbord' }).recipient).toBe('general')
  })
})

test('a lost-and-found request names the item, the room and the postal address', () => {
  const mail = build('lost_found', lostAndFoundRow({ booking_number: 'B7' }))
  expect(mail.subject).toBe('Kvarglömt · Rum 214 · 3–5 mars 2026 · Åke Öst')
  expect(mail.text).toContain('Saknat föremål: En grå mössa\nRumsnummer: 214\nBokningsnummer: B7\n')
  expect(mail.text).toContain('Adress:\n  Storgatan 1\n  93500 Norsjö\n')
})

test('a job application names its documents, or says that the upload was interrupted', () => {
  const apply = (cv_file_path: string | null) =>
    build('job_application', { ...jobApplicationRow(), cv_file_path, cover_letter_file_path: null })
  const mail = apply('a_cv.pdf')
  expect(mail.subject).toBe('Jobbansökan · Kock · Kim Lund')
  expect(mail.recipient).toBe('jobs')
  expect(mail.text).toContain('CV: a_cv.pdf')
  expect(mail.text).not.toContain('Personligt brev')
  expect(apply(null).text).toContain('uppladdningen avbröts')
})

test('a newsletter sign-up has no reply-to', () => {
  const mail = build('newsletter_subscription', { email: 'anna@example.com' })
  expect(mail.subject).toBe('Nyhetsbrev · Ny prenumerant · anna@example.com')
  expect(mail.replyTo).toBeUndefined()
})

describe('text that a guest types', () => {
  test('is escaped in the HTML', () => {
    const mail = booking({
      name: `<img src=x onerror="alert(1)"> & 'Co'`,
      additional_requests: '</table><script>',
    })
    expect(mail.html).not.toMatch(/<img|<script|<\/table><script/)
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;Co&#39;')
  })

  test('adds no header and no line to the subject line', () => {
    const mail = booking({ company: 'A\r\nBcc: all@example.com\u2028\u202eB\u0000' })
    expect(mail.subject).toMatch(/ · A Bcc: all@example.com B$/)
    const long = booking({ company: '🦌'.repeat(300) }).subject
    expect([...long]).toHaveLength(150)
    expect(long.endsWith('🦌')).toBe(true)
  })

  test.each(['a@example.com\r\nBcc: b@example.com', `${'x'.repeat(250)}@example.com`, 'anna'])(
    'is not used as an invalid reply-to: %j',
    (email) => {
      const mail = booking({ email })
      expect(mail.replyTo).toBeUndefined()
      expect(mail.text).not.toContain('Svara på')
    },
  )
})

/**
 * The e-mails to reception, in Swedish, one function for each type of notification. Pure: no settings, no network.
 * Whatever a guest typed is escaped, and adds neither a header nor markup. Empty columns are left out.
 */

import {
  answerBy,
  FOOTER_STYLE,
  formatDays,
  giftCardOf,
  hotelTime,
  htmlDocument,
  htmlParagraph,
  htmlTable,
  isSingleAddress,
  oneLine,
  orderedMeals,
  plainLines,
  text,
  type Line,
  type Row,
} from './text.ts'
import { CATEGORIES, CONFERENCE_TYPES, known, PACKAGES } from './words.ts'

export type NotificationType = 'booking' | 'lost_found' | 'job_application' | 'newsletter_subscription'
/** Who receives it at the hotel; each has a setting of its own (delivery.ts). */
export type Recipient = 'general' | 'conference' | 'jobs'

export type Message = {
  /** At the hotel, or the address of a guest. */
  recipient: Recipient | { guest: string }
  /** Who gets the answer; undefined where it is not a single valid address, or where no answer is expected. */
  replyTo: string | undefined
  subject: string
  text: string
  html: string
}

type Content = { subject: string[]; intro: string; lines: Line[]; recipient: Recipient }

/** In characters; mail programs cut off longer ones. */
const MAX_SUBJECT_LENGTH = 150

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const

const swedishDate = (date: string) => formatDays('sv', DATE, date) ?? date

/** `12–14 mars 2026`, `30 mars–2 april 2026`. */
const swedishPeriod = (from: string, to: string) =>
  formatDays('sv', DATE, from, to) ?? [...new Set([from, to])].join(' – ')

const yes = (row: Row, column: string) => (row[column] === true ? 'Ja' : '')

/** Columns of an inquiry that `bookingContent` writes itself, and those that are not for reading. */
const BOOKING_COLUMNS =
  'id reference created_at form_type category package_type name company email phone participants nights check_in_date check_out_date needs_accommodation accommodation_notes meals dietary_requirements technical_equipment request_spa request_activity mothers_day_option additional_requests subject conference_type language'.split(
    ' ',
  )

/** A line for each column that has no label here yet, so that no answer of a guest is lost. */
function otherLines(row: Row): Line[] {
  return Object.keys(row)
    .filter((column) => !BOOKING_COLUMNS.includes(column))
    .map((column) => [
      column.replaceAll('_', ' '),
      typeof row[column] === 'boolean' ? yes(row, column) : text(row, column),
    ])
}

function bookingContent(row: Row): Content {
  const isBusiness = text(row, 'form_type') === 'business'
  const giftCard = giftCardOf(row)
  const stored = text(row, 'category')
  const category = giftCard === '' ? known(CATEGORIES, stored, 'sv') || stored : ''
  const packageType = text(row, 'package_type')
  const subject = text(row, 'subject')
  const [checkIn, checkOut] =
    giftCard === '' ? [text(row, 'check_in_date'), text(row, 'check_out_date')] : ['', '']
  const isOneDay = checkIn === checkOut
  const guests = isBusiness ? 'Antal deltagare' : 'Antal personer'
  const accommodation = { yes: 'Ja', no: 'Nej' }[text(row, 'needs_accommodation')] ?? ''
  return {
    subject: [
      'Bokningsförfrågan',
      isBusiness ? 'Företag' : 'Privat',
      subject || category,
      swedishPeriod(checkIn, checkOut),
      text(row, 'company') || text(row, 'name'),
    ],
    intro:
      `${isBusiness ? 'En företagskund' : 'En gäst'} har skickat en bokningsförfrågan. ` +
      `På webbplatsen lovar vi svar senast ${answerBy(row, 'sv')}.`,
    lines: [
      ['Gäller', subject || category],
      ['Kategori', subject && category],
      ['Paket', known(PACKAGES, packageType, 'sv') || packageType],
      ['Typ av konferens', known(CONFERENCE_TYPES, text(row, 'conference_type'), 'sv')],
      [isOneDay ? 'Datum' : 'Ankomst', swedishDate(checkIn)],
      ['Avresa', isOneDay ? '' : swedishDate(checkOut)],
      ['Antal nätter', text(row, 'nights')],
      [giftCard === '' ? guests : 'Antal presentkort', text(row, 'participants')],
      ['Företag', text(row, 'company')],
      ['Namn', text(row, 'name')],
      ['E-post', text(row, 'email')],
      ['Telefon', text(row, 'phone')],
      ['Behöver rum', accommodation],
      ['Önskemål om boende', text(row, 'accommodation_notes')],
      ['Måltider', orderedMeals(row, 'sv') ?? text(row, 'meals')],
      ['Kost och allergier', text(row, 'dietary_requirements')],
      ['Teknik i rummet', text(row, 'technical_equipment')],
      ['Vill ha spa', yes(row, 'request_spa')],
      ['Vill ha aktivitet', yes(row, 'request_activity')],
      ['Mors dag', text(row, 'mothers_day_option')],
      ...otherLines(row),
      ['Övriga önskemål', text(row, 'additional_requests')],
    ],
    recipient: isBusiness && stored === 'conference' ? 'conference' : 'general',
  }
}

function lostAndFoundContent(row: Row): Content {
  const room = text(row, 'room_number')
  const address = [text(row, 'address'), `${text(row, 'zip_code')} ${text(row, 'city')}`.trim()]
  return {
    subject: [
      'Kvarglömt',
      room ? `Rum ${room}` : '',
      swedishPeriod(text(row, 'arrival_date'), text(row, 'departure_date')),
      text(row, 'name'),
    ],
    intro: 'En gäst saknar något efter sin vistelse. Hör av dig till gästen om det hittas.',
    lines: [
      ['Föremål', text(row, 'item_description')],
      ['Rum', room],
      ['Bokningsnummer', text(row, 'booking_number')],
      ['Ankomst', swedishDate(text(row, 'arrival_date'))],
      ['Avresa', swedishDate(text(row, 'departure_date'))],
      ['Namn', text(row, 'name')],
      ['E-post', text(row, 'email')],
      ['Telefon', text(row, 'phone')],
      ['Adress', address.filter(Boolean).join('\n')],
    ],
    recipient: 'general',
  }
}

function jobApplicationContent(row: Row): Content {
  const cv = text(row, 'cv_file_path')
  return {
    subject: ['Jobbansökan', text(row, 'job_title'), text(row, 'name')],
    intro: cv
      ? 'En ny jobbansökan har kommit in. Filerna öppnas i Supabase, under Storage och job_applications.'
      : 'En jobbansökan har kommit in utan CV: uppladdningen avbröts. Be den sökande skicka sitt CV.',
    lines: [
      ['Tjänst', text(row, 'job_title')],
      ['Namn', text(row, 'name')],
      ['E-post', text(row, 'email')],
      ['Telefon', text(row, 'phone')],
      ['Meddelande', text(row, 'message')],
      ['CV', cv || 'saknas'],
      ['Personligt brev', text(row, 'cover_letter_file_path')],
    ],
    recipient: 'jobs',
  }
}

function newsletterContent(row: Row): Content {
  return {
    subject: ['Nyhetsbrev', 'Ny prenumerant', text(row, 'email')],
    intro: 'Någon har anmält sig till nyhetsbrevet.',
    lines: [['E-post', text(row, 'email')]],
    recipient: 'general',
  }
}

const CONTENT: Record<NotificationType, (row: Row) => Content> = {
  booking: bookingContent,
  lost_found: lostAndFoundContent,
  job_application: jobApplicationContent,
  newsletter_subscription: newsletterContent,
}

export function isNotificationType(type: unknown): type is NotificationType {
  return typeof type === 'string' && Object.hasOwn(CONTENT, type)
}

/** The e-mail to reception about one stored row. */
export function buildMessage(type: NotificationType, row: Row): Message {
  const content = CONTENT[type](row)
  const { subject, lines, recipient } = content
  const isEnglish = text(row, 'language') === 'en'
  const intro = content.intro + (isEnglish ? ' Formuläret skickades från den engelska sidan.' : '')
  const sender = text(row, 'email')
  const canReply = type !== 'newsletter_subscription' && isSingleAddress(sender)
  const received = hotelTime(new Date(text(row, 'created_at')), 'sv', { year: 'numeric' })
  const footer = [
    canReply ? 'Svara på det här mejlet, så går svaret till avsändaren.' : '',
    received && `Inkom ${received}.`,
    `Skickat från webbplatsens formulär. Referens: ${text(row, 'reference') || text(row, 'id')}`,
  ]
    .filter(Boolean)
    .join('\n')
  const filled = lines.filter(([, value]) => value !== '')
  return {
    recipient,
    replyTo: canReply ? sender : undefined,
    subject: [...oneLine(subject.filter(Boolean).join(' · '))].slice(0, MAX_SUBJECT_LENGTH).join(''),
    text: [intro, '', ...plainLines(filled), '', '--', footer, ''].join('\n'),
    html: htmlDocument(
      'sv',
      'Meddelande från webbplatsen',
      htmlParagraph(intro) + htmlTable(filled) + htmlParagraph(footer, FOOTER_STYLE),
    ),
  }
}

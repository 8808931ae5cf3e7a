/**
 * The emails to reception, in Swedish, one function for each type of notification. Pure: no settings, no network.
 * Whatever a guest typed is escaped, and adds neither a header nor markup. Empty columns are left out.
 */

import { formatDays, formatTime } from '../../../lib/i18n/format.ts'
import type { Database } from '../../../lib/supabase/database.types.ts'
import { inquiryChoice, messages, subjectOf } from './site-content.ts'
import {
  answerBy,
  FOOTER_STYLE,
  htmlDocument,
  htmlParagraph,
  htmlTable,
  isDay,
  isSingleEmail,
  type Line,
  oneLine,
  orderedMeals,
  plainLines,
  type Row,
  text,
  withPlainSpaces,
} from './text.ts'

/** As in the check of `notification_outbox`. */
export const notificationTypes = [
  'booking',
  'lost_found',
  'job_application',
  'newsletter_subscription',
] as const
export type NotificationType = (typeof notificationTypes)[number]
/** Who receives it at the hotel; each has a setting of its own (delivery.ts). */
export type Recipient = 'general' | 'conference' | 'jobs'

export type Message = {
  /** At the hotel, or the email of a guest. */
  recipient: Recipient | { guest: string }
  /** Who gets the answer; undefined where it is not a single valid email, or where no answer is expected. */
  replyTo: string | undefined
  subject: string
  text: string
  html: string
}

type Tables = Database['public']['Tables']

/**
 * A line for each column of a table, in the order of the email; null where another line has it or nobody needs it. The
 * compiler names a column without an entry, so that no answer of a guest is lost.
 */
type Lines<Table extends keyof Tables> = Record<keyof Tables[Table]['Row'], Line | null>

interface Content<Table extends keyof Tables> {
  subjectLine: string[]
  intro: string
  lines: Lines<Table>
  recipient: Recipient
}

/** In characters; mail programs cut off longer ones. */
const MAX_SUBJECT_LENGTH = 150

/** `12–14 mars 2026`, `30 mars–2 april 2026`; what is no day as it is stored. */
function swedishPeriod(from: string, to: string): string {
  if (isDay(from) && isDay(to)) return withPlainSpaces(formatDays({ from, to }, 'sv', 'numeric'))
  return [...new Set([from, to])].join(' – ')
}

const swedishDate = (day: string) => swedishPeriod(day, day)

/** The footer has them, and the intro the language. */
const NOT_SHOWN = { id: null, reference: null, created_at: null, language: null }

function bookingContent(row: Row): Content<'booking_inquiries'> {
  const { fields, ...inquiry } = messages.sv.inquiry
  const isBusiness = text(row, 'form_type') === 'business'
  const about = subjectOf(row)
  const isGiftCard = about?.dates === 'none'
  const stored = text(row, 'category')
  const category = isGiftCard ? '' : inquiryChoice('category', stored, 'sv') || stored
  const packageType = text(row, 'package_type')
  // As the guest read it: prices change.
  const subject = text(row, 'subject') || (about?.title.sv ?? '')
  const checkIn = text(row, 'check_in_date')
  const checkOut = text(row, 'check_out_date') || checkIn
  const isOneDay = checkIn === checkOut
  const people = fields[isBusiness ? 'business' : 'private'].participants
  return {
    subjectLine: [
      'Bokningsförfrågan',
      isBusiness ? 'Företag' : 'Privat',
      subject || category,
      swedishPeriod(checkIn, checkOut),
      text(row, 'company') || text(row, 'name'),
    ],
    intro:
      `${isBusiness ? 'En företagskund' : 'En gäst'} har skickat en bokningsförfrågan. ` +
      `På webbplatsen lovar vi svar senast ${answerBy(row, 'sv')}.`,
    lines: {
      ...NOT_SHOWN,
      subject: [messages.sv.receipt.about, subject || category],
      subject_id: null,
      category: ['Kategori', subject && category],
      package_type: [fields.packageType, inquiryChoice('packageType', packageType, 'sv') || packageType],
      conference_type: [
        fields.conferenceType,
        inquiryChoice('conferenceType', text(row, 'conference_type'), 'sv'),
      ],
      check_in_date: [isOneDay ? inquiry.day.label : fields.checkIn, swedishDate(checkIn)],
      check_out_date: [fields.checkOut, isOneDay ? '' : swedishDate(checkOut)],
      nights: [fields.nights, text(row, 'nights')],
      participants: [isGiftCard ? inquiry.giftCard.label : people, text(row, 'participants')],
      company: [fields.company, text(row, 'company')],
      name: [fields.name, text(row, 'name')],
      email: [fields.email, text(row, 'email')],
      phone: [fields.phone, text(row, 'phone')],
      needs_accommodation: [
        fields.needsAccommodation,
        { yes: inquiry.yes, no: inquiry.no }[text(row, 'needs_accommodation')] ?? '',
      ],
      accommodation_notes: [fields.accommodationNotes, text(row, 'accommodation_notes')],
      meals: [inquiry.mealsLegend, orderedMeals(row, 'sv') ?? text(row, 'meals')],
      dietary_requirements: [fields.dietaryRequirements, text(row, 'dietary_requirements')],
      technical_equipment: [fields.technicalEquipment, text(row, 'technical_equipment')],
      request_spa: [fields.requestSpa, row.request_spa === true ? inquiry.yes : ''],
      request_activity: [fields.requestActivity, row.request_activity === true ? inquiry.yes : ''],
      mothers_day_option: ['Mors dag', text(row, 'mothers_day_option')],
      additional_requests: [fields.additionalRequests, text(row, 'additional_requests')],
      form_type: null,
    },
    recipient: isBusiness && stored === 'conference' ? 'conference' : 'general',
  }
}

function lostAndFoundContent(row: Row): Content<'lost_and_found'> {
  const { labels } = messages.sv.lostAndFound
  const room = text(row, 'room_number')
  const address = [text(row, 'address'), `${text(row, 'zip_code')} ${text(row, 'city')}`.trim()]
  return {
    subjectLine: [
      'Kvarglömt',
      room ? `Rum ${room}` : '',
      swedishPeriod(text(row, 'arrival_date'), text(row, 'departure_date')),
      text(row, 'name'),
    ],
    intro: 'En gäst saknar något efter sin vistelse. Hör av dig till gästen om saken hittas.',
    lines: {
      ...NOT_SHOWN,
      item_description: ['Saknat föremål', text(row, 'item_description')],
      room_number: [labels.roomNumber, room],
      booking_number: [labels.bookingNumber, text(row, 'booking_number')],
      arrival_date: [labels.arrivalDate, swedishDate(text(row, 'arrival_date'))],
      departure_date: [labels.departureDate, swedishDate(text(row, 'departure_date'))],
      name: [labels.name, text(row, 'name')],
      email: [labels.email, text(row, 'email')],
      phone: [labels.phone, text(row, 'phone')],
      address: [labels.address, address.filter(Boolean).join('\n')],
      zip_code: null,
      city: null,
    },
    recipient: 'general',
  }
}

function jobApplicationContent(row: Row): Content<'job_applications'> {
  const { labels } = messages.sv.jobApplication
  const cv = text(row, 'cv_file_path')
  return {
    subjectLine: ['Jobbansökan', text(row, 'job_title'), text(row, 'name')],
    intro: cv
      ? 'En ny jobbansökan har kommit in. Filerna öppnas i Supabase, under Storage och job_applications.'
      : 'En jobbansökan har kommit in utan CV: uppladdningen avbröts. Be den sökande skicka sitt CV.',
    lines: {
      ...NOT_SHOWN,
      job_title: [labels.job, text(row, 'job_title')],
      name: [labels.name, text(row, 'name')],
      email: [labels.email, text(row, 'email')],
      phone: [labels.phone, text(row, 'phone')],
      message: [labels.message, text(row, 'message')],
      cv_file_path: [labels.cv, cv || 'saknas'],
      cover_letter_file_path: [labels.coverLetter, text(row, 'cover_letter_file_path')],
    },
    recipient: 'jobs',
  }
}

function newsletterContent(row: Row): Content<'newsletter_subscriptions'> {
  return {
    subjectLine: ['Nyhetsbrev', 'Ny prenumerant', text(row, 'email')],
    intro: 'Någon har anmält sig till nyhetsbrevet.',
    lines: {
      id: null,
      created_at: null,
      unsubscribe_token: null,
      email: [messages.sv.newsletter.label, text(row, 'email')],
    },
    recipient: 'general',
  }
}

/** Null for what reception is not written to about. */
const CONTENT: Record<NotificationType, ((row: Row) => Content<keyof Tables>) | null> = {
  booking: bookingContent,
  lost_found: lostAndFoundContent,
  job_application: jobApplicationContent,
  newsletter_subscription: newsletterContent,
}

export function isNotificationType(type: unknown): type is NotificationType {
  return notificationTypes.some((known) => known === type)
}

/**
 * The email to reception about one stored row.
 * @param options.canReply whether the answer may go to the sender
 * @returns null where reception gets none
 */
export function buildMessage(
  type: NotificationType,
  row: Row,
  options: { canReply: boolean } = { canReply: true },
): Message | null {
  const content = CONTENT[type]?.(row)
  if (content === undefined) return null
  const { subjectLine, lines, recipient } = content
  const isEnglish = text(row, 'language') === 'en'
  const intro = content.intro + (isEnglish ? ' Formuläret skickades från den engelska sidan.' : '')
  const sender = text(row, 'email')
  const canReply = options.canReply && type !== 'newsletter_subscription' && isSingleEmail(sender)
  const createdAt = text(row, 'created_at')
  const footer = [
    canReply ? 'Svara på det här mejlet, så går svaret till avsändaren.' : '',
    createdAt && `Inkom ${formatTime(createdAt, 'sv', { year: 'numeric' })}.`,
    `Skickat från webbplatsens formulär. Referens: ${text(row, 'reference') || text(row, 'id')}`,
  ]
    .filter(Boolean)
    .join('\n')
  const filled = Object.values<Line | null>(lines).filter((line) => line !== null && line[1] !== '') as Line[]
  return {
    recipient,
    replyTo: canReply ? sender : undefined,
    subject: [...oneLine(subjectLine.filter(Boolean).join(' · '))].slice(0, MAX_SUBJECT_LENGTH).join(''),
    text: [intro, '', ...plainLines(filled), '', '--', footer, ''].join('\n'),
    html: htmlDocument(
      'sv',
      'Meddelande från webbplatsen',
      htmlParagraph(intro) + htmlTable(filled) + htmlParagraph(footer, FOOTER_STYLE),
    ),
  }
}

/**
 * The e-mails to guests about what they have sent, in Swedish with English below. Pure: no settings, no network.
 *
 * Anybody can enter anybody's address, so nothing that the sender typed is repeated: only known words, dates, small
 * numbers and the reference.
 */

import { COLOURS } from './colours.ts'
import type { Message, NotificationType } from './messages.ts'
import { describeRing, htmlRing, readRing, type RingMeasures } from './ring.ts'
import {
  answerBy,
  FOOTER_STYLE,
  giftCardOf,
  htmlDocument,
  htmlHeading,
  htmlParagraph,
  htmlTable,
  isSingleAddress,
  plainLines,
  text,
  writtenLine,
  type Line,
  type Row,
} from './text.ts'
import {
  CATEGORIES,
  CONFERENCE_TYPES,
  HOTEL,
  INQUIRY_LABELS,
  known,
  MEALS,
  PACKAGES,
  POSITIONS,
  type InquiryLabels,
  type Language,
} from './words.ts'

const DATE_LANGUAGES = { sv: 'sv-SE', en: 'en-GB' } as const

function date(row: Row, column: string, language: Language): string {
  const value = text(row, column)
  const day = new Date(`${value}T12:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(day.getTime())) return ''
  return new Intl.DateTimeFormat(DATE_LANGUAGES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day)
}

/** A number or a span of numbers, too short for a telephone number; empty for any other text. */
function count(row: Row, column: string): string {
  const value = text(row, column)
  return /^\d{1,3}(\s?[-–]\s?\d{1,3})?$/.test(value) ? value : ''
}

function yesOrNo(value: unknown, language: Language): string {
  const words = { sv: { yes: 'Ja', no: 'Nej' }, en: { yes: 'Yes', no: 'No' } }[language]
  if (value === true || value === 'yes') return words.yes
  return value === 'no' ? words.no : ''
}

function meals(row: Row, language: Language): string {
  let chosen: unknown
  try {
    chosen = JSON.parse(text(row, 'meals') || '{}')
  } catch {
    return ''
  }
  if (chosen === null || typeof chosen !== 'object') return ''
  const flags = chosen as Row
  return Object.entries(MEALS)
    .filter(([meal]) => flags[meal] === true)
    .map(([, words]) => words[language])
    .join(', ')
}

/** One language of a confirmation: what has arrived and what happens next, and what was asked. */
type Part = { opening: string; lines: Line[]; notYou: string }
type Confirmation = { subject: string; replyTo: string; ring?: RingMeasures; sv: Part; en: Part }

function confirmInquiry(row: Row): Confirmation {
  const isBusiness = text(row, 'form_type') === 'business'
  const isConference = isBusiness && text(row, 'category') === 'conference'
  // A gift card has no dates; the row has the day of the inquiry instead.
  const isGiftCard = giftCardOf(row) !== ''
  const isOneDay = text(row, 'check_in_date') === text(row, 'check_out_date')
  const ring = isGiftCard ? undefined : readRing(row)
  const lines = (language: Language, labels: InquiryLabels): Line[] => {
    const guests = isBusiness ? labels.participants : labels.guests
    const asked: Line[] = isGiftCard
      ? [
          [labels.about, labels.giftCard],
          [labels.giftCards, count(row, 'participants')],
        ]
      : [
          [labels.about, known(CATEGORIES, text(row, 'category'), language)],
          [labels.package, known(PACKAGES, text(row, 'package_type'), language)],
          [
            labels.conference,
            isConference ? known(CONFERENCE_TYPES, writtenLine(row, 'Typ av konferens'), language) : '',
          ],
          [isOneDay ? labels.date : labels.arrival, date(row, 'check_in_date', language)],
          [labels.departure, isOneDay ? '' : date(row, 'check_out_date', language)],
          [labels.nights, count(row, 'nights')],
          [guests, count(row, 'participants')],
          [labels.rooms, yesOrNo(row.needs_accommodation, language)],
          [labels.meals, meals(row, language)],
        ]
    return [
      ...asked,
      [labels.spa, yesOrNo(row.request_spa, language)],
      [labels.activity, yesOrNo(row.request_activity, language)],
      [labels.ring, ring === undefined ? '' : describeRing(ring, language)],
    ]
  }
  return {
    subject: `Bokningsförfrågan ${text(row, 'reference')} · Booking enquiry`,
    replyTo: isConference ? HOTEL.conferenceEmail : HOTEL.email,
    ring,
    sv: {
      opening: isBusiness
        ? `Vi har fått er bokningsförfrågan. Ni får svar senast ${answerBy(row, 'sv-SE')}. Det här är ett kvitto, ingen bokningsbekräftelse.`
        : `Vi har fått din bokningsförfrågan. Du får svar senast ${answerBy(row, 'sv-SE')}. Det här är ett kvitto, ingen bokningsbekräftelse.`,
      lines: lines('sv', INQUIRY_LABELS.sv),
      notYou:
        'Har du inte skickat någon förfrågan? Då har någon skrivit fel adress, och du behöver inte göra något.',
    },
    en: {
      opening: `We’ve received your booking enquiry. You’ll have an answer by ${answerBy(row, 'en-GB')}, Swedish time. This is a receipt, not a booking confirmation.`,
      lines: lines('en', INQUIRY_LABELS.en),
      notYou:
        'Haven’t sent an enquiry? Then someone has mistyped their address, and you don’t have to do anything.',
    },
  }
}

function confirmLostAndFound(row: Row): Confirmation {
  const stay = (language: Language, arrival: string, departure: string): Line[] => [
    [arrival, date(row, 'arrival_date', language)],
    [departure, date(row, 'departure_date', language)],
  ]
  return {
    subject: `Kvarglömt ${text(row, 'reference')} · Lost property`,
    replyTo: HOTEL.email,
    sv: {
      opening: 'Vi har fått din efterlysning. Om vi hittar det du saknar hör vi av oss.',
      lines: stay('sv', 'Ankomst', 'Avresa'),
      notYou: 'Har du inte efterlyst något? Då har någon skrivit fel adress, och du behöver inte göra något.',
    },
    en: {
      opening:
        'We’ve received your lost property request. If we find what you’re missing, we’ll be in touch.',
      lines: stay('en', 'Arrival', 'Departure'),
      notYou:
        'Haven’t asked us to look for anything? Then someone has mistyped their address, and you don’t have to do anything.',
    },
  }
}

function confirmApplication(row: Row): Confirmation {
  const documents = (cv: string, coverLetter: string) =>
    [row.cv_file_path && cv, row.cover_letter_file_path && coverLetter].filter(Boolean).join(', ')
  return {
    subject: `Jobbansökan ${text(row, 'reference')} · Job application`,
    replyTo: HOTEL.email,
    sv: {
      opening: 'Vi har fått din ansökan och återkommer så snart som möjligt.',
      lines: [
        ['Tjänst', known(POSITIONS, text(row, 'job_title'), 'sv')],
        ['Dokument', documents('CV', 'personligt brev')],
      ],
      notYou: 'Har du inte sökt något jobb? Då har någon skrivit fel adress, och du behöver inte göra något.',
    },
    en: {
      opening: 'We’ve received your application and will be in touch as soon as we can.',
      lines: [
        ['Position', known(POSITIONS, text(row, 'job_title'), 'en')],
        ['Documents', documents('CV', 'cover letter')],
      ],
      notYou:
        'Haven’t applied for a job? Then someone has mistyped their address, and you don’t have to do anything.',
    },
  }
}

const CONFIRMATIONS: Partial<Record<NotificationType, (row: Row) => Confirmation>> = {
  booking: confirmInquiry,
  lost_found: confirmLostAndFound,
  job_application: confirmApplication,
}

const { phone, reception } = HOTEL

/** What stands in every confirmation, around its own part. */
const FRAME: Record<Language, { greeting: string; reference: string; contact: string; ownWords: string }> = {
  sv: {
    greeting: 'Hej,',
    reference: 'Referens',
    ownWords: 'Det som är skrivet med egna ord upprepar vi inte här, men det har kommit fram.',
    contact: `Brådskar det, eller stämmer något inte? Svara på det här mejlet eller ring receptionen på ${phone.sv}, måndag–fredag ${reception.weekdays} och lördag–söndag ${reception.weekends}. Uppge gärna referensen.`,
  },
  en: {
    greeting: 'Hello,',
    reference: 'Reference',
    ownWords: 'We don’t repeat here what you wrote in your own words, but it has arrived.',
    contact: `Is it urgent, or is anything wrong? Reply to this email or call reception on ${phone.en}, Monday–Friday ${reception.weekdays} and Saturday–Sunday ${reception.weekends}, Swedish time. Please mention the reference.`,
  },
}

const RULE_BETWEEN = `<hr style="margin:28px 0;border:0;border-top:2px solid ${COLOURS['fir-950']}">`

/**
 * The e-mail that confirms a stored row to the guest.
 * @returns null where the row's address is not a single valid one, or where its form has no confirmation
 */
export function buildConfirmation(type: NotificationType, row: Row): Message | null {
  const guest = text(row, 'email')
  const confirmation = CONFIRMATIONS[type]?.(row)
  if (confirmation === undefined || !isSingleAddress(guest)) return null
  const { subject, replyTo, ring } = confirmation
  const parts = (['sv', 'en'] as const).map((language) => {
    const { greeting, reference, ownWords, contact } = FRAME[language]
    const { opening, lines, notYou } = confirmation[language]
    const filled = lines.filter(([, value]) => value !== '')
    return {
      language,
      before: [greeting, opening],
      lines: [[reference, text(row, 'reference')] satisfies Line, ...filled],
      after: [ownWords, contact, notYou, HOTEL.name[language]],
    }
  })
  const footer = `${HOTEL.address}\n${HOTEL.email}`
  return {
    recipient: { guest },
    replyTo,
    subject,
    text: `${parts
      .map(({ before, lines, after }) => [...before, plainLines(lines).join('\n'), ...after].join('\n\n'))
      .join('\n\n* * *\n\n')}\n${footer}\n`,
    html: htmlDocument(
      subject,
      parts
        .map(({ language, before, lines, after }) => {
          const paragraphs = (values: string[]) => values.map((value) => htmlParagraph(value)).join('')
          const drawing = ring && language === 'sv' ? htmlRing(ring, text(row, 'reference')) : ''
          return `<div lang="${language}">${htmlHeading(HOTEL.name[language])}${paragraphs(before)}${htmlTable(lines)}${drawing}${paragraphs(after)}</div>`
        })
        .join(RULE_BETWEEN) + htmlParagraph(footer, FOOTER_STYLE),
    ),
  }
}

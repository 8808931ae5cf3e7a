/**
 * The e-mails to guests about what they have sent, in the language of the page. Pure: no settings, no network.
 *
 * Anybody can enter anybody's address, so nothing that the sender typed is repeated: only known words, dates, small
 * numbers and the reference.
 */

import { hours } from '../../../content/facts.ts'
import { venue } from '../../../content/venue.ts'
import { isLocale, type Locale } from '../../../lib/i18n/locales.ts'
import type { Message, NotificationType } from './messages.ts'
import {
  answerBy,
  FOOTER_STYLE,
  formatDays,
  giftCardOf,
  htmlDocument,
  htmlHeading,
  htmlParagraph,
  htmlTable,
  isSingleAddress,
  orderedMeals,
  plainLines,
  text,
  type Line,
  type Row,
} from './text.ts'
import { CATEGORIES, CONFERENCE_TYPES, INQUIRY_LABELS, known, PACKAGES, POSITIONS } from './words.ts'

const LONG_DATE = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

const date = (row: Row, column: string, language: Locale) =>
  formatDays(language, LONG_DATE, text(row, column)) ?? ''

/** A number or a span of numbers, too short for a telephone number; empty for any other text. */
function count(row: Row, column: string): string {
  const value = text(row, column)
  return /^\d{1,3}(\s?[-–]\s?\d{1,3})?$/.test(value) ? value : ''
}

function yesOrNo(value: unknown, language: Locale): string {
  const words = { sv: { yes: 'Ja', no: 'Nej' }, en: { yes: 'Yes', no: 'No' } }[language]
  if (value === true || value === 'yes') return words.yes
  return value === 'no' ? words.no : ''
}

/** What has arrived and what happens next, and what was asked. `notYou` is for whoever did not send it. */
type Confirmation = { subject: string; opening: string; lines: Line[]; notYou: string; replyTo?: string }

function confirmInquiry(row: Row, language: Locale): Confirmation {
  const label = (name: keyof typeof INQUIRY_LABELS) => INQUIRY_LABELS[name][language]
  const isBusiness = text(row, 'form_type') === 'business'
  const isConference = isBusiness && text(row, 'category') === 'conference'
  const isOneDay = text(row, 'check_in_date') === text(row, 'check_out_date')
  const isGiftCard = giftCardOf(row) !== ''
  // The subject is stored in Swedish.
  const subject = language === 'sv' ? text(row, 'subject') : isGiftCard ? label('giftCard') : ''
  const asked: Line[] = isGiftCard
    ? [[label('giftCards'), count(row, 'participants')]]
    : [
        [label('package'), known(PACKAGES, text(row, 'package_type'), language)],
        [
          label('conference'),
          isConference ? known(CONFERENCE_TYPES, text(row, 'conference_type'), language) : '',
        ],
        [label(isOneDay ? 'date' : 'arrival'), date(row, 'check_in_date', language)],
        [label('departure'), isOneDay ? '' : date(row, 'check_out_date', language)],
        [label('nights'), count(row, 'nights')],
        [label(isBusiness ? 'participants' : 'guests'), count(row, 'participants')],
        [label('rooms'), yesOrNo(row.needs_accommodation, language)],
        [label('meals'), orderedMeals(row, language) ?? ''],
      ]
  const until = answerBy(row, language)
  const [received, binding, notYou] = {
    sv: [
      isBusiness
        ? `Vi har fått er bokningsförfrågan. Ni får svar senast ${until}.`
        : `Vi har fått din bokningsförfrågan. Du får svar senast ${until}.`,
      isGiftCard ? 'Inget är beställt förrän vi har bekräftat.' : 'Inget är bokat förrän vi har bekräftat.',
      'Har du inte skickat någon förfrågan? Då har någon skrivit fel adress, och du behöver inte göra något.',
    ],
    en: [
      `We’ve received your booking enquiry. You’ll have an answer by ${until}, Swedish time.`,
      isGiftCard
        ? 'Nothing is ordered until we’ve confirmed it.'
        : 'Nothing is booked until we’ve confirmed it.',
      'Haven’t sent an enquiry? Then someone has mistyped their address, and you don’t have to do anything.',
    ],
  }[language] as [string, string, string]
  return {
    subject: { sv: 'Bokningsförfrågan', en: 'Booking enquiry' }[language],
    replyTo: isConference ? venue.conferenceEmail : venue.email,
    opening: `${received} ${binding}`,
    lines: [
      [label('about'), subject || known(CATEGORIES, text(row, 'category'), language)],
      ...asked,
      [label('spa'), yesOrNo(row.request_spa, language)],
      [label('activity'), yesOrNo(row.request_activity, language)],
    ],
    notYou,
  }
}

function confirmLostAndFound(row: Row, language: Locale): Confirmation {
  const stay = (arrival: string, departure: string): Line[] => [
    [arrival, date(row, 'arrival_date', language)],
    [departure, date(row, 'departure_date', language)],
  ]
  if (language === 'en') {
    return {
      subject: 'Lost property',
      opening:
        'We’ve received your lost property request. If we find what you’re missing, we’ll be in touch.',
      lines: stay('Arrival', 'Departure'),
      notYou:
        'Haven’t asked us to look for anything? Then someone has mistyped their address, and you don’t have to do anything.',
    }
  }
  return {
    subject: 'Kvarglömt',
    opening: 'Vi har fått din efterlysning. Om vi hittar det du saknar hör vi av oss.',
    lines: stay('Ankomst', 'Avresa'),
    notYou: 'Har du inte efterlyst något? Då har någon skrivit fel adress, och du behöver inte göra något.',
  }
}

function confirmApplication(row: Row, language: Locale): Confirmation {
  const position = known(POSITIONS, text(row, 'job_title'), language)
  const documents = (cv: string, coverLetter: string) =>
    [row.cv_file_path && cv, row.cover_letter_file_path && coverLetter].filter(Boolean).join(', ')
  if (language === 'en') {
    return {
      subject: 'Job application',
      opening: 'We’ve received your application and will be in touch as soon as we can.',
      lines: [
        ['Position', position],
        ['Documents', documents('CV', 'cover letter')],
      ],
      notYou:
        'Haven’t applied for a job? Then someone has mistyped their address, and you don’t have to do anything.',
    }
  }
  return {
    subject: 'Jobbansökan',
    opening: 'Vi har fått din ansökan och återkommer så snart som möjligt.',
    lines: [
      ['Tjänst', position],
      ['Dokument', documents('CV', 'personligt brev')],
    ],
    notYou: 'Har du inte sökt något jobb? Då har någon skrivit fel adress, och du behöver inte göra något.',
  }
}

const CONFIRMATIONS: Partial<Record<NotificationType, (row: Row, language: Locale) => Confirmation>> = {
  booking: confirmInquiry,
  lost_found: confirmLostAndFound,
  job_application: confirmApplication,
}

/** What stands in every confirmation, around its own part. */
function frame(language: Locale) {
  const phone = venue.phone.display[language].replaceAll('\u00A0', ' ')
  const [weekdays, weekends] = [hours.reception.weekdays, hours.reception.weekends].map(
    ({ from, to }) => `${from}–${to}`,
  )
  return {
    sv: {
      greeting: 'Hej,',
      reference: 'Referens',
      ownWords: 'Det som är skrivet med egna ord upprepar vi inte här, men det har kommit fram.',
      contact: `Brådskar det, eller stämmer något inte? Svara på det här mejlet eller ring receptionen på ${phone}, måndag–fredag ${weekdays} och lördag–söndag ${weekends}. Uppge gärna referensen.`,
    },
    en: {
      greeting: 'Hello,',
      reference: 'Reference',
      ownWords: 'We don’t repeat here what you wrote in your own words, but it has arrived.',
      contact: `Is it urgent, or is anything wrong? Reply to this email or call reception on ${phone}, Monday–Friday ${weekdays} and Saturday–Sunday ${weekends}, Swedish time. Please mention the reference.`,
    },
  }[language]
}

/**
 * The e-mail that confirms a stored row to the guest.
 * @returns null where the row's address is not a single valid one, or where its form has no confirmation
 */
export function buildConfirmation(type: NotificationType, row: Row): Message | null {
  const language = isLocale(row.language) ? row.language : 'sv'
  const guest = text(row, 'email')
  const confirmation = CONFIRMATIONS[type]?.(row, language)
  if (confirmation === undefined || !isSingleAddress(guest)) return null
  const { greeting, reference, ownWords, contact } = frame(language)
  const { opening, notYou, replyTo = venue.email } = confirmation
  const subject = `${confirmation.subject} ${text(row, 'reference')}`
  const hotelName = venue.name[language]
  const before = [greeting, opening]
  const after = [ownWords, contact, notYou, hotelName]
  const lines: Line[] = [
    [reference, text(row, 'reference')],
    ...confirmation.lines.filter(([, value]) => value !== ''),
  ]
  const { street, postalCode, city } = venue.address
  const footer = `${street}, ${postalCode} ${city}\n${venue.email}`
  const paragraphs = (values: string[]) => values.map((value) => htmlParagraph(value)).join('')
  return {
    recipient: { guest },
    replyTo,
    subject,
    text: `${[...before, plainLines(lines).join('\n'), ...after].join('\n\n')}\n${footer}\n`,
    html: htmlDocument(
      language,
      subject,
      htmlHeading(hotelName) +
        paragraphs(before) +
        htmlTable(lines) +
        paragraphs(after) +
        htmlParagraph(footer, FOOTER_STYLE),
    ),
  }
}

/**
 * The emails to guests about what they have sent, in the language of the page. Pure: no settings, no network.
 *
 * Anybody can enter anybody's email, so nothing that the sender typed is repeated: only known words, dates, small
 * numbers and the reference.
 */

import { houseRules } from '../../../content/facts.ts'
import { addressLine, venue } from '../../../content/venue.ts'
import { formatCount } from '../../../lib/i18n/count.ts'
import { formatDate, LONG_DAY } from '../../../lib/i18n/format.ts'
import { isLocale, type Locale, textIn } from '../../../lib/i18n/locales.ts'
import type { Message, NotificationType } from './reception-mails.ts'
import { inquiryChoice, jobTitle, messages, subjectOf } from './site-content.ts'
import {
  answerBy,
  FOOTER_STYLE,
  htmlDocument,
  htmlHeading,
  htmlParagraph,
  htmlTable,
  isDay,
  isSingleEmail,
  type Line,
  orderedMeals,
  plainLines,
  type Row,
  text,
  withPlainSpaces,
} from './text.ts'

function date(row: Row, column: string, locale: Locale): string {
  const day = text(row, column)
  return isDay(day) ? withPlainSpaces(formatDate(day, locale, LONG_DAY)) : ''
}

/** A number or a span of numbers, too short for a telephone number; empty for any other text. */
function count(row: Row, column: string): string {
  const value = text(row, column)
  return /^\d{1,3}(\s?[-–]\s?\d{1,3})?$/.test(value) ? value : ''
}

function yesOrNo(value: unknown, locale: Locale): string {
  const { yes, no } = textIn(messages, locale).inquiry
  if (value === true || value === 'yes') return yes
  return value === 'no' ? no : ''
}

/** What has arrived and what happens next, and what was asked. */
interface Confirmation {
  subjectLine: string
  opening: string
  lines: Line[]
  replyTo?: string
}

function confirmInquiry(row: Row, locale: Locale): Confirmation {
  const { inquiry, receipt } = textIn(messages, locale)
  const { fields } = inquiry
  const isBusiness = text(row, 'form_type') === 'business'
  const isConference = isBusiness && text(row, 'category') === 'conference'
  const isOneDay = [text(row, 'check_in_date'), ''].includes(text(row, 'check_out_date'))
  const about = subjectOf(row)
  const isGiftCard = about?.dates === 'none'
  const subject = about ? textIn(about.title, locale) : locale === 'sv' ? text(row, 'subject') : ''
  const conferenceType = isConference ? text(row, 'conference_type') : ''
  const { participants: people, category: whatToBook } = fields[isBusiness ? 'business' : 'private']
  const category = inquiryChoice('category', text(row, 'category'), locale)
  const until = answerBy(row, locale)
  const your = isBusiness ? 'er' : 'din'
  const localized = {
    sv: {
      subjectLine: `Vi har fått ${your} förfrågan`,
      opening: `Tack! Vi har fått ${your} bokningsförfrågan och svarar senast ${until}. Inget är ${isGiftCard ? 'beställt' : 'bokat'} förrän vi har bekräftat.`,
    },
    en: {
      subjectLine: 'We’ve received your enquiry',
      opening: `Thank you. We’ve received your enquiry and will reply by ${until}, Swedish time. Nothing is ${isGiftCard ? 'ordered' : 'booked'} until we’ve confirmed it.`,
    },
  }
  return {
    ...textIn(localized, locale),
    replyTo: isConference ? venue.conferenceEmail : venue.email,
    lines: [
      [receipt.about, subject || category],
      // A subject says more than the last of the categories.
      [whatToBook, subject && text(row, 'category') !== 'other' ? category : ''],
      [fields.packageType, inquiryChoice('packageType', text(row, 'package_type'), locale)],
      [fields.conferenceType, inquiryChoice('conferenceType', conferenceType, locale)],
      [isOneDay ? inquiry.day.label : fields.checkIn, date(row, 'check_in_date', locale)],
      [fields.checkOut, isOneDay ? '' : date(row, 'check_out_date', locale)],
      [fields.nights, count(row, 'nights')],
      [isGiftCard ? inquiry.giftCard.label : people, count(row, 'participants')],
      [fields.needsAccommodation, yesOrNo(row.needs_accommodation, locale)],
      [inquiry.mealsLegend, orderedMeals(row, locale) ?? ''],
      [fields.requestSpa, yesOrNo(row.request_spa, locale)],
      [fields.requestActivity, yesOrNo(row.request_activity, locale)],
    ],
  }
}

function confirmLostAndFound(row: Row, locale: Locale): Confirmation {
  const months = (locale: Locale) => formatCount(houseRules.lostItemsKeptMonths, locale)
  const { labels } = textIn(messages, locale).lostAndFound
  const localized = {
    sv: {
      subjectLine: 'Vi har fått din efterlysning',
      opening: `Tack! Vi har fått din efterlysning. Om vi hittar det du saknar hör vi av oss. Det vi hittar sparar vi i ${months('sv')} månader.`,
    },
    en: {
      subjectLine: 'We’ve received your lost property request',
      opening: `Thank you. We’ve received your request. If we find what you’re missing, we’ll be in touch. We keep what we find for ${months('en')} months.`,
    },
  }
  return {
    ...textIn(localized, locale),
    lines: [
      [labels.arrivalDate, date(row, 'arrival_date', locale)],
      [labels.departureDate, date(row, 'departure_date', locale)],
    ],
  }
}

function confirmApplication(row: Row, locale: Locale): Confirmation {
  const { labels } = textIn(messages, locale).jobApplication
  const documents = [
    row.cv_file_path && labels.cv,
    row.cover_letter_file_path && labels.coverLetter.toLowerCase(),
  ]
  const localized = {
    sv: {
      subjectLine: 'Vi har fått din ansökan',
      opening: 'Tack! Vi har fått din ansökan och återkommer så snart som möjligt.',
      documents: 'Dokument',
    },
    en: {
      subjectLine: 'We’ve received your application',
      opening: 'Thank you. We’ve received your application and will be in touch as soon as we can.',
      documents: 'Documents',
    },
  }
  const content = textIn(localized, locale)
  return {
    ...content,
    lines: [
      [labels.job, jobTitle(text(row, 'job_title'), locale)],
      [content.documents, documents.filter(Boolean).join(', ')],
    ],
  }
}

/** Null for what the guest is not written to about. */
const CONFIRMATIONS: Record<NotificationType, ((row: Row, locale: Locale) => Confirmation) | null> = {
  booking: confirmInquiry,
  lost_found: confirmLostAndFound,
  job_application: confirmApplication,
  newsletter_subscription: null,
}

/** `notYou` is for whoever did not send it. */
const FRAME = {
  sv: {
    greeting: 'Hej!',
    ownWords: 'Av säkerhetsskäl upprepar mejlet inte det som skrevs med egna ord. Vi har fått alltihop.',
    reply: 'Svara på det här mejlet om något inte stämmer.',
    notYou: 'Var det inte du? Då har någon skrivit fel adress, och du behöver inte göra något.',
    regards: 'Vänliga hälsningar,',
  },
  en: {
    greeting: 'Hello,',
    ownWords: 'For security reasons this email doesn’t repeat what you wrote. We have all of it.',
    reply: 'If something isn’t right, just reply to this email.',
    notYou:
      'If this wasn’t you, someone has probably mistyped their address, and you don’t have to do anything.',
    regards: 'Kind regards,',
  },
}

/**
 * The email that confirms a stored row to the guest.
 * @returns null where the row's email is not a single valid one, or where its form has no confirmation
 */
export function buildConfirmation(type: NotificationType, row: Row): Message | null {
  const locale = isLocale(row.language) ? row.language : 'sv'
  const guest = text(row, 'email')
  const confirmation = CONFIRMATIONS[type]?.(row, locale)
  if (confirmation === undefined || !isSingleEmail(guest)) return null
  const { greeting, ownWords, reply, notYou, regards } = textIn(FRAME, locale)
  const { reference, urgent } = textIn(messages, locale).receipt
  const { opening, replyTo = venue.email } = confirmation
  const subject = `${confirmation.subjectLine}, ${text(row, 'reference')}`
  const hotelName = textIn(venue.name, locale)
  const phone = textIn(venue.phone.display, locale).replaceAll('\u00A0', ' ')
  const before = [greeting, opening]
  const after = [ownWords, `${urgent.replace('{phone}', phone)} ${reply}`, notYou, `${regards}\n${hotelName}`]
  const lines: Line[] = [
    [reference, text(row, 'reference')],
    ...confirmation.lines.filter(([, value]) => value !== ''),
  ]
  const footer = `${textIn(addressLine, locale)}\n${venue.email}`
  const paragraphs = (values: string[]) => values.map((value) => htmlParagraph(value)).join('')
  return {
    recipient: { guest },
    replyTo,
    subject,
    text: `${[...before, plainLines(lines).join('\n'), ...after].join('\n\n')}\n${footer}\n`,
    html: htmlDocument(
      locale,
      subject,
      htmlHeading(hotelName) +
        paragraphs(before) +
        htmlTable(lines) +
        paragraphs(after) +
        htmlParagraph(footer, FOOTER_STYLE),
    ),
  }
}

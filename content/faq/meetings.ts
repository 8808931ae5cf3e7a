import { christmas, conference, groupTerms, hotel, hours } from '@/content/facts'
import { isOffered } from '@/lib/dates/offers'
import { formatCount } from '@/lib/i18n/count'
import { formatHours, formatRange, PERCENT_SIGN } from '@/lib/i18n/range'
import type { FaqItem } from './faq-item'
import { phoneLink } from '@/content/phone'
import { conferenceEmailLink } from './links'

const { meetingRooms, spaces } = conference
const christmasYear = christmas.season.from.slice(0, 4)

/** Questions of companies and groups. */
export const meetingQuestions: readonly FaqItem[] = [
  {
    id: 'konferens-antal',
    category: 'meetings',
    keywords:
      'konferens antal personer deltagare gruppstorlek kapacitet storlek conference size capacity participants people group',
    text: {
      sv: {
        question: 'Hur många kan vi vara på konferens?',
        answer: `Vi tar emot grupper på ${formatRange(meetingRooms.from, meetingRooms.to)} personer. Hotellet har ${formatCount(hotel.conferenceRoomCount, 'sv')} [konferensrum](/conference).`,
      },
      en: {
        question: 'How many can come to a conference?',
        answer: `We take groups of ${formatRange(meetingRooms.from, meetingRooms.to)} people. The hotel has ${formatCount(hotel.conferenceRoomCount, 'en')} [conference rooms](/conference).`,
      },
    },
  },
  {
    id: 'moteslokaler',
    category: 'meetings',
    keywords: 'möteslokal mötesrum konferensrum lokal sal hyra meeting room venue hire',
    text: {
      sv: {
        question: 'Vilka möteslokaler finns det?',
        answer: `Konferensrummen tar grupper på ${formatRange(meetingRooms.from, meetingRooms.to)} personer, skogskojan upp till ${spaces.forestHut}, grillkåtan ${spaces.grillHut} och vinkällaren ${formatCount(spaces.wineCellar, 'sv')}. Läs om [konferens hos oss](/conference).`,
      },
      en: {
        question: 'What meeting rooms are there?',
        answer: `The conference rooms take groups of ${formatRange(meetingRooms.from, meetingRooms.to)}, the forest hut up to ${spaces.forestHut}, the grill hut ${spaces.grillHut} and the wine cellar ${formatCount(spaces.wineCellar, 'en')}. Read about [conferences here](/conference).`,
      },
    },
  },
  {
    id: 'dagskonferens',
    category: 'meetings',
    keywords:
      'dagskonferens konferenspaket pris kostnad ingår day conference package price cost include delegate rate',
    text: {
      sv: {
        question: 'Vad kostar en dagskonferens?',
        answer: (figures) =>
          `Från ${figures.conferenceDayFrom} per person exklusive moms, klockan ${formatHours(hours.dayConference)}. Kontakta oss för pris på er dag: skicka en [förfrågan](/booking-inquiry?about=conference-day&fromConference=true) eller mejla ${conferenceEmailLink}.`,
      },
      en: {
        question: 'What does a day conference cost?',
        answer: (figures) =>
          `From ${figures.conferenceDayFrom} per person excluding VAT, ${formatHours(hours.dayConference)}. Contact us for a price for your day: send an [enquiry](/booking-inquiry?about=conference-day&fromConference=true) or email ${conferenceEmailLink}.`,
      },
    },
  },
  {
    id: 'gruppbokning',
    category: 'meetings',
    keywords: 'grupp gruppbokning handpenning deposition faktura företag group deposit invoice company',
    text: {
      sv: {
        question: 'Måste vi betala i förväg när vi är en grupp?',
        answer: `Ja, ${groupTerms.depositPercent}${PERCENT_SIGN.sv} i handpenning inom ${formatCount(groupTerms.depositDueDays, 'sv')} dagar. Fakturor betalas inom ${formatCount(groupTerms.invoiceDueDays, 'sv')} dagar. Se [villkoren för grupper och evenemang](/villkor?tab=event).`,
      },
      en: {
        question: 'Do groups pay in advance?',
        answer: `Yes, a deposit of ${groupTerms.depositPercent}%, within ${groupTerms.depositDueDays} days. Invoices are due in ${groupTerms.invoiceDueDays} days. See the [terms for groups and events](/villkor?tab=event).`,
      },
    },
  },
  {
    id: 'foretagsjulbord',
    category: 'meetings',
    keywords: 'julbord julfest jul företag christmas buffet party company',
    text: {
      sv: {
        question: 'Kan vi boka julbord för företaget?',
        answer: (figures) =>
          isOffered(christmas.season)
            ? `Ja, för minst ${formatCount(christmas.groupFrom, 'sv')} personer, från ${figures.companyChristmasFrom} per person exklusive moms. Ring ${phoneLink.sv} eller skicka en [förfrågan för företag](/booking-inquiry?about=christmas-company&fromConference=true&christmas=true).`
            : `Julborden ${christmasYear} är över, och nästa jul har inga datum än. Ring ${phoneLink.sv} om ni vill planera i god tid.`,
      },
      en: {
        question: 'Can we book a Christmas buffet for the company?',
        answer: (figures) =>
          isOffered(christmas.season)
            ? `Yes, for ${formatCount(christmas.groupFrom, 'en')} people or more, from ${figures.companyChristmasFrom} per person excluding VAT. Call ${phoneLink.en} or send a [company enquiry](/booking-inquiry?about=christmas-company&fromConference=true&christmas=true).`
            : `The Christmas buffets of ${christmasYear} are over, and next Christmas has no dates yet. Call ${phoneLink.en} if you’d like to plan ahead.`,
      },
    },
  },
]

import { christmas, conference, groupTerms, hotel, hours } from '@/content/facts'
import { listPlaces } from '@/content/group-places'
import { conferenceEmailLink } from '@/content/venue'
import { isOffered } from '@/lib/dates/offers'
import { formatCount } from '@/lib/i18n/count'
import { formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { formatHours, formatRange, PERCENT_SIGN } from '@/lib/i18n/range'
import type { FaqItems } from './faq-categories'

const { meetingRooms } = conference
const groupSize = formatRange(meetingRooms.from, meetingRooms.to)
const day = (locale: Locale) => formatPrice(conference.dayConferencePerPersonFrom, locale)
const buffet = (locale: Locale) => formatPrice(christmas.companyPackageFromExVat, locale)
const activity = (locale: Locale) => formatPrice(conference.teambuilding.groupActivity, locale)
const christmasYear = christmas.season.from.slice(0, 4)

export const meetingQuestions: FaqItems = {
  moteslokaler: {
    keywords:
      'konferens antal personer deltagare gruppstorlek kapacitet storlek möteslokal mötesrum konferensrum lokal sal hyra conference size capacity participants people group meeting room venue hire',
    question: {
      sv: 'Vilka möteslokaler finns det, och för hur många?',
      en: 'What meeting rooms are there, and for how many?',
    },
    answer: {
      sv: `Här finns ${formatCount(hotel.conferenceRoomCount, 'sv')} konferensrum för grupper på ${groupSize} personer, och ${listPlaces('sv')}. Läs mer om [konferens hos oss](/conference).`,
      en: `There are ${formatCount(hotel.conferenceRoomCount, 'en')} conference rooms for groups of ${groupSize}, and ${listPlaces('en')}. Read about [conferences here](/conference).`,
    },
  },
  dagskonferens: {
    keywords:
      'dagskonferens konferenspaket pris kostnad ingår day conference package price cost include delegate rate',
    question: { sv: 'Vad kostar en dagskonferens?', en: 'What does a day conference cost?' },
    answer: {
      sv: `Från ${day('sv')} per person exklusive moms, klockan ${formatHours(hours.dayConference)}. Kontakta oss för pris på er dag: skicka en [förfrågan](/booking-inquiry?about=conference-day&fromConference=true) eller mejla ${conferenceEmailLink}.`,
      en: `From ${day('en')} per person excluding VAT, ${formatHours(hours.dayConference)}. Contact us for a price for your day: send an [enquiry](/booking-inquiry?about=conference-day&fromConference=true) or email ${conferenceEmailLink}.`,
    },
  },
  gruppbokning: {
    keywords: 'grupp gruppbokning handpenning deposition faktura företag group deposit invoice company',
    question: { sv: 'Måste vi betala i förväg när vi är en grupp?', en: 'Do groups pay in advance?' },
    answer: {
      sv: `Ja, ${groupTerms.depositPercent}${PERCENT_SIGN.sv} av det avtalade priset i handpenning, inom ${formatCount(groupTerms.depositDueDays, 'sv')} dagar från bokningen. Fakturor betalas inom ${formatCount(groupTerms.invoiceDueDays, 'sv')} dagar. Se [villkoren för grupper och evenemang](/villkor?tab=event).`,
      en: `Yes, a deposit of ${groupTerms.depositPercent}% of the agreed price, within ${groupTerms.depositDueDays} days of booking. Invoices are due within ${groupTerms.invoiceDueDays} days. See the [terms for groups and events](/villkor?tab=event).`,
    },
  },
  foretagsjulbord: {
    keywords: 'julbord julfest jul företag christmas buffet party company',
    question: {
      sv: 'Kan vi boka julbord för företaget?',
      en: 'Can we book a Christmas buffet for the company?',
    },
    get answer() {
      return isOffered(christmas.season)
        ? {
            sv: `Ja, för minst ${formatCount(christmas.groupFrom, 'sv')} personer, från ${buffet('sv')} per person exklusive moms. Skicka en [förfrågan för företag](/booking-inquiry?about=christmas-company&fromConference=true&christmas=true).`,
            en: `Yes, for ${formatCount(christmas.groupFrom, 'en')} people or more, from ${buffet('en')} per person excluding VAT. Send a [company enquiry](/booking-inquiry?about=christmas-company&fromConference=true&christmas=true).`,
          }
        : {
            sv: `Julborden ${christmasYear} är över.`,
            en: `The Christmas buffets of ${christmasYear} are over.`,
          }
    },
  },
  'aktiviteter-moms': {
    keywords: 'moms aktiviteter teambuilding pris exklusive inklusive vat tax activities price team building',
    question: { sv: 'Vad kostar en gruppaktivitet?', en: 'What does a group activity cost?' },
    answer: {
      sv: `Från ${activity('sv')} per person; momsen står i vårt svar. [Aktiviteterna](/teambuilding) bokas med en [förfrågan](/booking-inquiry?about=teambuilding&fromConference=true).`,
      en: `From ${activity('en')} per person; VAT is stated in our reply. Book the [activities](/teambuilding) with an [enquiry](/booking-inquiry?about=teambuilding&fromConference=true).`,
    },
  },
}

import { formatEventPrice } from '@/content/calendar'
import { describeMeals } from '@/content/christmas'
import { events } from '@/content/events'
import { christmas, conference, groupTerms, hotel, hours } from '@/content/facts'
import { listPlaces } from '@/content/group-places'
import { conferenceEmailLink } from '@/content/venue'
import { type Dated, isOffered, isOver } from '@/lib/dates/offers'
import { formatCount } from '@/lib/i18n/count'
import { formatDates, formatDays, formatPrice } from '@/lib/i18n/format'
import { localize, type Localized } from '@/lib/i18n/locales'
import { formatHours, formatRange, PERCENT_SIGN } from '@/lib/i18n/range'
import type { FaqItems } from './faq-categories'

const { julbord, nyar, surstrommingsfest } = events
const price = (kronor: number) => localize((locale) => formatPrice(kronor, locale))
const day = price(conference.dayConferencePerPersonFrom)
const companyBuffet = price(christmas.companyPackageFromExVat)
const activity = price(conference.teambuilding.groupActivity)
const groupSize = formatRange(conference.meetingRooms.from, conference.meetingRooms.to)
const christmasYear = christmas.season.from.slice(0, 4)
const evenings = localize((locale) => formatDates(christmas.buffet.dates, locale, 'numeric'))
const newYear = localize((locale) => formatDays(nyar.days, locale, 'numeric'))

const over = ({ days }: { days: Dated }, name: Localized): Localized =>
  isOver(days)
    ? { sv: `${name.sv} är över.`, en: `${name.en} is over.` }
    : { sv: `${name.sv} går inte längre att boka.`, en: `${name.en} can no longer be booked.` }

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
      'dagskonferens konferenspaket lunch till lunch to pris kostnad ingår day conference package price cost include delegate rate',
    question: { sv: 'Vad kostar en dagskonferens?', en: 'What does a day conference cost?' },
    answer: {
      sv: `Från ${day.sv} per person exklusive moms, klockan ${formatHours(hours.dayConference)}. Kontakta oss för pris på er dag: skicka en [förfrågan](/booking-inquiry?about=conference-day&fromConference=true) eller mejla ${conferenceEmailLink}.`,
      en: `From ${day.en} per person excluding VAT, ${formatHours(hours.dayConference)}. Contact us for a price for your day: send an [enquiry](/booking-inquiry?about=conference-day&fromConference=true) or email ${conferenceEmailLink}.`,
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
      en: 'Can we book a Christmas buffet for our company?',
    },
    get answer() {
      return isOffered(christmas.season)
        ? {
            sv: `Ja, för minst ${formatCount(christmas.groupFrom, 'sv')} personer, från ${companyBuffet.sv} per person exklusive moms. Skicka en [förfrågan för företag](/booking-inquiry?about=christmas-company&fromConference=true).`,
            en: `Yes, for ${formatCount(christmas.groupFrom, 'en')} people or more, from ${companyBuffet.en} per person excluding VAT. Send a [company enquiry](/booking-inquiry?about=christmas-company&fromConference=true).`,
          }
        : {
            sv: `Julborden ${christmasYear} är över.`,
            en: `The Christmas buffets of ${christmasYear} are over.`,
          }
    },
  },
  'aktiviteter-moms': {
    keywords:
      'moms aktiviteter teambuilding escape box mordgåta quiz möhippa svensexa pris exklusive inklusive vat tax activities price team building murder mystery hen party stag',
    question: { sv: 'Vad kostar en gruppaktivitet?', en: 'What does a group activity cost?' },
    answer: {
      sv: `Från ${activity.sv} per person; momsen står i vårt svar. [Aktiviteterna](/teambuilding) bokas med en [förfrågan](/booking-inquiry?about=teambuilding&fromConference=true).`,
      en: `From ${activity.en} per person; VAT is stated in our reply. Book the [activities](/teambuilding) with an [enquiry](/booking-inquiry?about=teambuilding&fromConference=true).`,
    },
  },
  julbord: {
    keywords:
      'jul julbord jullunch julmat julafton familj barn christmas buffet lunch dinner family children kids yule december',
    question: {
      sv: 'När är julbordet, och vad kostar det?',
      en: 'When is the Christmas buffet, and what does it cost?',
    },
    get answer() {
      if (!isOffered(julbord.days))
        return over(
          { days: { from: julbord.days.from, to: julbord.days.lastBookingDay } },
          { sv: `Julbordet ${evenings.sv}`, en: `The Christmas buffet of ${evenings.en}` },
        )
      return {
        sv: `${describeMeals('sv')} Läs mer om [julbordet](/julbord).`,
        en: `${describeMeals('en')} Read more about the [Christmas buffet](/julbord).`,
      }
    },
  },
  nyar: {
    keywords:
      'nyår nyårspaket nyårsafton nyårssupé supé tolvslaget new year eve nye dinner midnight party 31 december',
    question: {
      sv: 'Vad händer på nyår, och vad kostar det?',
      en: 'What happens at New Year, and what does it cost?',
    },
    get answer() {
      if (!isOffered(nyar.days))
        return over(nyar, { sv: `Nyårsfirandet ${newYear.sv}`, en: `New Year’s Eve, ${newYear.en},` })
      return {
        sv: `Supé i fyra rätter från ${hours.newYearProgramme.supper}, underhållning, skål vid tolvslaget och vickning, [${newYear.sv}](/nyar). Det kostar ${formatEventPrice(nyar, 'sv')}.`,
        en: `A four-course dinner from ${hours.newYearProgramme.supper}, entertainment, a midnight toast and a late snack, [${newYear.en}](/nyar). It costs ${formatEventPrice(nyar, 'en')}.`,
      }
    },
  },
  surstromming: {
    keywords: 'surströmming surströmmingsfest surströmmingsskiva fest fermented herring party surstromming',
    question: { sv: 'Ordnar ni surströmmingsfest?', en: 'Do you hold a surströmming party?' },
    answer: {
      sv: `Ja, för ${price(surstrommingsfest.prices[0].kronor).sv} per person. Bord bokas på telefon eller med en förfrågan: [läs om festen](/food-event/surstrommingsfest).`,
      en: `Yes, at ${price(surstrommingsfest.prices[0].kronor).en} per person. Book a table by phone or with an enquiry: [read about the party](/food-event/surstrommingsfest).`,
    },
  },
}

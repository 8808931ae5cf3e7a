import { christmas, conference, groupTerms, hotel, hours } from '@/content/facts'
import { venue } from '@/content/venue'
import { formatHours, formatRange } from '@/lib/i18n/range'
import type { FaqItem } from './faq-item'

const { capacity, capacityInSecondAnswer, spaces } = conference

/** Questions of companies and groups. Two answers give the capacity differently; both are kept as the hotel states them. */
export const meetingQuestions: readonly FaqItem[] = [
  {
    id: 'konferens-antal',
    category: 'meetings',
    text: {
      sv: {
        question: 'Hur många kan vi vara på konferens?',
        answer: `Vi tar emot grupper på ${formatRange(capacity.from, capacity.to)} personer. Huset har ${hotel.conferenceRoomCount} konferensrum.`,
      },
      en: {
        question: 'How many can come to a conference?',
        answer: `We take groups of ${formatRange(capacity.from, capacity.to)} people. The house has ${hotel.conferenceRoomCount} conference rooms.`,
      },
    },
  },
  {
    id: 'moteslokaler',
    category: 'meetings',
    text: {
      sv: {
        question: 'Vilka möteslokaler finns det?',
        answer: `Möteslokaler för ${formatRange(capacityInSecondAnswer.from, capacityInSecondAnswer.to)} personer. Därtill skogskojan för upp till ${spaces.forestHut}, grillkåtan för ${spaces.grillHut} och vinkällaren för ${spaces.wineCellar}.`,
      },
      en: {
        question: 'What meeting rooms are there?',
        answer: `Meeting rooms for ${formatRange(capacityInSecondAnswer.from, capacityInSecondAnswer.to)} people. On top of that, the forest hut for up to ${spaces.forestHut}, the grill hut for ${spaces.grillHut} and the wine cellar for ${spaces.wineCellar}.`,
      },
    },
  },
  {
    id: 'dagskonferens',
    category: 'meetings',
    text: {
      sv: {
        question: 'Vad kostar en dagskonferens?',
        answer: (figures) =>
          `Från ${figures.conferenceDayFrom} per person exklusive moms, klockan ${formatHours(hours.dayConference)}. Skicka en förfrågan så räknar vi på er dag.`,
      },
      en: {
        question: 'What does a day conference cost?',
        answer: (figures) =>
          `From ${figures.conferenceDayFrom} per person excluding VAT, ${formatHours(hours.dayConference)}. Send an inquiry and we will work out your day.`,
      },
    },
  },
  {
    id: 'gruppbokning',
    category: 'meetings',
    text: {
      sv: {
        question: 'Måste vi betala i förväg när vi är en grupp?',
        answer: `Ja, ${groupTerms.depositPercent} % i handpenning, inom ${groupTerms.depositDueDays} dagar. Resten faktureras med ${groupTerms.invoiceDueDays} dagars betalning.`,
      },
      en: {
        question: 'Do we pay in advance as a group?',
        answer: `Yes, a deposit of ${groupTerms.depositPercent}%, within ${groupTerms.depositDueDays} days. The rest is invoiced, due in ${groupTerms.invoiceDueDays} days.`,
      },
    },
  },
  {
    id: 'foretagsjulbord',
    category: 'meetings',
    text: {
      sv: {
        question: 'Kan vi boka julbord för företaget?',
        answer: (figures) =>
          `Ja, från ${christmas.groupFrom} personer och ${figures.companyChristmasFrom} per person exklusive moms. Ring ${venue.phone.display} eller skicka en förfrågan.`,
      },
      en: {
        question: 'Can we book a Christmas buffet for the company?',
        answer: (figures) =>
          `Yes, from ${christmas.groupFrom} people and ${figures.companyChristmasFrom} per person excluding VAT. Call ${venue.phone.display} or send an inquiry.`,
      },
    },
  },
]

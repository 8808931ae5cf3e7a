import { hours } from '@/content/facts'
import { venue } from '@/content/venue'
import { formatHours } from '@/lib/i18n/range'
import type { FaqItem } from './faq-item'

/** Questions about breakfast, lunch and dinner. */
export const restaurantQuestions: readonly FaqItem[] = [
  {
    id: 'frukost',
    category: 'restaurant',
    text: {
      sv: {
        question: 'När serveras frukosten?',
        answer: (figures) =>
          `Vardagar ${formatHours(hours.breakfast.weekdays)} och helger ${formatHours(hours.breakfast.weekends)}. Den ingår när du bor här. Kommer du utifrån kostar buffén ${figures.breakfast}.`,
      },
      en: {
        question: 'When is breakfast served?',
        answer: (figures) =>
          `Weekdays ${formatHours(hours.breakfast.weekdays)} and weekends ${formatHours(hours.breakfast.weekends)}. It is included when you stay here. If you come from outside, the buffet is ${figures.breakfast}.`,
      },
    },
  },
  {
    id: 'middag-ingar',
    category: 'restaurant',
    text: {
      sv: {
        question: 'Ingår middag när jag bor hos er?',
        answer: 'Ja, för privatgäster ingår både middag och frukost i boendet.',
      },
      en: {
        question: 'Is dinner included when I stay with you?',
        answer: 'Yes. For private guests the stay includes both dinner and breakfast.',
      },
    },
  },
  {
    id: 'lunch',
    category: 'restaurant',
    text: {
      sv: {
        question: 'Kan jag äta lunch hos er?',
        answer: (figures) =>
          `Ja, om du bokar i förväg: skriv till ${venue.email}. Lunchen kostar ${figures.lunch}, med salladsbuffé, bröd, kaffe och kaka.`,
      },
      en: {
        question: 'Can I have lunch with you?',
        answer: (figures) =>
          `Yes, if you book ahead: write to ${venue.email}. Lunch is ${figures.lunch}, with salad buffet, bread, coffee and cake.`,
      },
    },
  },
  {
    id: 'specialkost',
    category: 'restaurant',
    text: {
      sv: {
        question: 'Jag är allergisk. Hur gör jag?',
        answer: `Säg till i förväg, i din förfrågan eller till ${venue.email}, så vet köket innan du sätter dig.`,
      },
      en: {
        question: 'I have an allergy. What do I do?',
        answer: `Tell us in advance, in your inquiry or at ${venue.email}, so that the kitchen knows before you sit down.`,
      },
    },
  },
]

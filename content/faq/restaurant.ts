import { hours } from '@/content/facts'
import { formatHours } from '@/lib/i18n/range'
import type { FaqItem } from './faq-item'
import { emailLink } from './links'

/** Questions about breakfast, lunch and dinner. */
export const restaurantQuestions: readonly FaqItem[] = [
  {
    id: 'frukost',
    category: 'restaurant',
    keywords: 'frukost frukosttider frukostbuffé öppettider breakfast buffet hours morning',
    text: {
      sv: {
        question: 'När serveras frukosten?',
        answer: (figures) =>
          `Vardagar ${formatHours(hours.breakfast.weekdays)} och helger ${formatHours(hours.breakfast.weekends)}. Den ingår när du bor här. Annars kostar buffén ${figures.breakfast}.`,
      },
      en: {
        question: 'When is breakfast served?',
        answer: (figures) =>
          `Weekdays ${formatHours(hours.breakfast.weekdays)} and weekends ${formatHours(hours.breakfast.weekends)}. It’s included when you stay here. For non-residents, the buffet is ${figures.breakfast}.`,
      },
    },
  },
  {
    id: 'middag-ingar',
    category: 'restaurant',
    keywords: 'middag kvällsmat ingår mat halvpension dinner evening meal included supper half board food',
    text: {
      sv: {
        question: 'Ingår middag när jag bor hos er?',
        answer:
          'Ja, både middag och frukost ingår för dig som reser privat. Läs mer om [restaurangen](/restaurant).',
      },
      en: {
        question: 'Is dinner included when I stay with you?',
        answer:
          'Yes, both dinner and breakfast are included for leisure guests, which means anyone not travelling on business. Read more about the [restaurant](/restaurant).',
      },
    },
  },
  {
    id: 'lunch',
    category: 'restaurant',
    keywords: 'lunch mat veckans meny äta dagens menu food eat restaurant restaurang',
    text: {
      sv: {
        question: 'Kan jag äta lunch hos er?',
        answer: (figures) =>
          `Ja, om du bokar i förväg: mejla ${emailLink}. Lunchen kostar ${figures.lunch}, med salladsbuffé, bröd, kaffe och kaka. Se [veckans meny](/weekly-menu).`,
      },
      en: {
        question: 'Can I have lunch with you?',
        answer: (figures) =>
          `Yes, if you book ahead: email ${emailLink}. Lunch is ${figures.lunch}, with a salad buffet, bread, and coffee with cake. See the [weekly menu](/weekly-menu).`,
      },
    },
  },
  {
    id: 'specialkost',
    category: 'restaurant',
    keywords:
      'allergi allergisk vegetarisk vegetariskt vegan vegansk gluten glutenfri laktos laktosfri nötter specialkost allergy vegetarian gluten-free lactose-free nuts dietary diet',
    text: {
      sv: {
        question: 'Jag är allergisk. Hur gör jag?',
        answer: `Säg till i förväg, i din [förfrågan](/booking-inquiry) eller till ${emailLink}, så att köket vet innan du sätter dig. I menyn står inte vad som är vegetariskt, veganskt eller fritt från gluten och laktos, så fråga oss gärna.`,
      },
      en: {
        question: 'I have an allergy. What should I do?',
        answer: `Let us know in advance, in your [enquiry](/booking-inquiry) or at ${emailLink}, so that the kitchen knows before you sit down. The menu doesn’t mark vegetarian, vegan, gluten-free or lactose-free dishes, so do ask us about a dish.`,
      },
    },
  },
]

import { dinnerDays, hours, menuPrices } from '@/content/facts'
import { guestEvenings } from '@/content/restaurant'
import { emailLink } from '@/content/venue'
import { weekendWeeks } from '@/content/weekly-menu'
import { groupHours, nameWeekdays } from '@/lib/dates/weekdays'
import { capitalize, formatPrice } from '@/lib/i18n/format'
import { localize } from '@/lib/i18n/locales'
import type { FaqItems } from './faq-categories'

const { weekdays, weekends } = hours.breakfast
const [onWeekdays, onWeekends] = [groupHours(weekdays), groupHours(weekends)]
const price = (kronor: number) => localize((locale) => formatPrice(kronor, locale))

export const restaurantQuestions: FaqItems = {
  frukost: {
    keywords: 'frukost frukosttider frukostbuffé öppettider breakfast buffet hours morning',
    question: { sv: 'När serveras frukosten?', en: 'When is breakfast served?' },
    answer: {
      sv: `${capitalize(onWeekdays.sv)} och ${onWeekends.sv}. Den ingår när du bor här. Annars kostar buffén ${formatPrice(menuPrices.breakfastBuffet, 'sv')}.`,
      en: `${capitalize(onWeekdays.en)} and ${onWeekends.en}. It’s included when you stay here. For non-residents, the buffet is ${formatPrice(menuPrices.breakfastBuffet, 'en')}.`,
    },
  },
  'middag-pris': {
    keywords:
      'middag tid tider när time when ingår pris kostar kostnad kväll kvällsmat mat halvpension meny husmanskost helgbuffé bar dinner included price cost evening meal menu supper half board food buffet',
    question: { sv: 'Vad kostar middagen?', en: 'What does dinner cost?' },
    answer: {
      sv: `Bor du här och reser privat ingår den, ${guestEvenings.sv}. Helgbuffén ${weekendWeeks.label.sv.toLowerCase()} kostar ${price(menuPrices.weekendBuffet).sv}, och i baren finns charkbricka för ${price(menuPrices.charcuterieBoard).sv}. ${capitalize(nameWeekdays(dinnerDays, 'sv'))} serveras husmanskost och en tvårättersmiddag: se [meny och priser](/weekly-menu).`,
      en: `On leisure stays it’s included, ${guestEvenings.en}. In ${weekendWeeks.label.en.toLowerCase()} the weekend buffet is ${price(menuPrices.weekendBuffet).en}, and the bar has a charcuterie board for ${price(menuPrices.charcuterieBoard).en}. On ${nameWeekdays(dinnerDays, 'en', { isPlural: true })} there’s husmanskost and a two-course dinner: see [menu and prices](/weekly-menu).`,
    },
  },
  lunch: {
    keywords: 'lunch mat veckans meny äta dagens menu food eat restaurant restaurang',
    question: { sv: 'Kan jag äta lunch hos er?', en: 'Can I have lunch with you?' },
    answer: {
      sv: `Ja, om du bokar i förväg: mejla ${emailLink}. Lunchen kostar ${formatPrice(menuPrices.lunch, 'sv')}, med salladsbuffé, bröd, kaffe och kaka. Se [meny och priser](/weekly-menu).`,
      en: `Yes, if you book ahead: email ${emailLink}. Lunch is ${formatPrice(menuPrices.lunch, 'en')}, with a salad buffet, bread, and coffee with cake. See [menu and prices](/weekly-menu).`,
    },
  },
  specialkost: {
    keywords:
      'allergi allergisk vegetarisk vegetariskt vegan vegansk gluten glutenfri laktos laktosfri nötter specialkost allergy vegetarian gluten-free lactose-free nuts dietary diet',
    question: { sv: 'Jag är allergisk. Hur gör jag?', en: 'I have an allergy. What should I do?' },
    answer: {
      sv: `Säg till i förväg, i din [förfrågan](/booking-inquiry) eller till ${emailLink}, så att köket vet innan du sätter dig.`,
      en: `Let us know in advance, in your [enquiry](/booking-inquiry) or at ${emailLink}, so that the kitchen knows before you sit down.`,
    },
  },
}

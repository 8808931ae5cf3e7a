import { capitalize } from '@/lib/i18n/format'
import { charging } from '../charging'
import { clause, type TermsSection, text } from './section'

/** Environment and sustainability. Claims only what the hotel has. */
export const environmentTerms: TermsSection = {
  id: 'environment',
  title: { sv: 'Miljö och hållbarhet', en: 'Environment and sustainability' },
  lead: {
    sv: 'Vi lever av att fjället får vara som det är. Därför lagar köket lunch bara åt dem som har bokat, och därför kan du ladda elbilen här.',
    en: 'We make our living from a mountain that stays as it is. So we cook lunch only for those who have booked, and you can charge your electric car here.',
  },
  clauses: [
    clause(
      'miljo-mat',
      { sv: 'Maten', en: 'The food' },
      text(
        'Köket lagar gärna med råvaror från trakten och följer årstiden.',
        'The kitchen likes to cook with local ingredients and follows the season.',
      ),
      text(
        'Lunch lagas bara åt dem som har bokat i förväg. Då vet köket hur många som kommer och kan laga lagom mycket.',
        'Lunch is cooked only for those who have booked ahead. That way the kitchen knows how many are coming and can cook the right amount.',
      ),
    ),
    clause(
      'miljo-resan',
      { sv: 'Resan hit', en: 'The journey here' },
      text(
        `Vid hotellet finns ${charging.sv.posts}. ${capitalize(charging.sv.fee)}. Samåk gärna: [så långt är det](/hitta-till-oss).`,
        `The hotel has ${charging.en.posts}. ${capitalize(charging.en.fee)}. If several of you are coming the same way, consider sharing a car: [see the distances](/hitta-till-oss).`,
      ),
    ),
    clause(
      'miljo-huset',
      { sv: 'På rummet', en: 'In your room' },
      text(
        'Släck lampan och stäng fönstret när du går ut.',
        'Turn off the lights and close the window when you go out.',
      ),
    ),
    clause(
      'miljo-naturen',
      { sv: 'Ute i naturen', en: 'Outdoors' },
      text(
        'Allemansrätten gäller här som i resten av landet: inte störa, inte förstöra. Ta med skräpet hem, håll hunden kopplad där det finns renar och häckande fåglar, och elda bara där det är tillåtet.',
        'The right of public access applies here as in the rest of Sweden: do not disturb, do not destroy. Take your litter home, keep your dog on a lead near reindeer and nesting birds, and light fires only where it is allowed.',
      ),
      text(
        'Källan sägs ha funnits här i tusen år. Lämna den som du fann den.',
        'The spring is said to have been here for a thousand years. Leave it as you found it.',
      ),
    ),
  ],
}

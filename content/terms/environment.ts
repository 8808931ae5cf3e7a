import { hotel } from '../facts'
import { text, type TermsSection } from './terms'

/** Environment and sustainability. Claims only what the hotel has. */
export const environmentTerms: TermsSection = {
  id: 'environment',
  title: { sv: 'Miljö och hållbarhet', en: 'Environment and sustainability' },
  lead: {
    sv: 'Vi lever av att fjället får vara som det är. Därför är vi försiktiga med stora ord och skriver bara det som finns.',
    en: 'We live off a mountain that stays as it is. So we are careful with big words, and write only what is there.',
  },
  clauses: [
    {
      id: 'miljo-mat',
      heading: { sv: 'Maten', en: 'The food' },
      blocks: [
        text(
          'Köket arbetar med lokala råvaror och en meny som följer årstiden. Röding, kantareller och hjortron smakar mer när de inte har rest.',
          'The kitchen works with local ingredients and a menu that follows the season. Char, chanterelles and cloudberries taste of more when they have not travelled.',
        ),
        text(
          'Lunchen lagas bara mot förbokning. Då vet köket hur många som kommer, och det som lagas blir uppätet.',
          'Lunch is cooked by pre-booking only. The kitchen knows how many are coming, and what is cooked gets eaten.',
        ),
      ],
    },
    {
      id: 'miljo-resan',
      heading: { sv: 'Resan hit', en: 'The journey here' },
      blocks: [
        text(
          `Elbilen laddar du vid hotellet: ${hotel.chargingPosts} stolpar med ${hotel.chargersType2} typ 2-laddare (AC). Serviceavgift tillkommer. Är ni flera från samma håll, åk ihop. Avstånden står på [Hitta till oss](/hitta-till-oss).`,
          `Charge your electric car at the hotel: ${hotel.chargingPosts} posts with ${hotel.chargersType2} type 2 chargers (AC). A service fee applies. If several of you come from the same direction, share a car. The distances are on [Find us](/hitta-till-oss).`,
        ),
      ],
    },
    {
      id: 'miljo-huset',
      heading: { sv: 'I huset', en: 'In the house' },
      blocks: [
        text(
          'Häng upp handduken om du vill använda den igen. Släck när du går ut, utsikten lyser själv.',
          'Hang up the towel if you want to use it again. Turn off the light when you go out; the view has its own.',
        ),
      ],
    },
    {
      id: 'miljo-naturen',
      heading: { sv: 'Ute i naturen', en: 'Out in nature' },
      blocks: [
        text(
          'Allemansrätten gäller här som i resten av landet: inte störa, inte förstöra. Ta med skräpet hem, håll hunden kopplad bland ren och fågel, och elda bara där det är tillåtet.',
          'The right of public access applies here as in the rest of Sweden: do not disturb, do not destroy. Take your litter home, keep the dog on a lead among reindeer and birds, and light fires only where it is allowed.',
        ),
        text(
          'Källan har tusen år bakom sig. Lämna den som du fann den.',
          'The spring has a thousand years behind it. Leave it as you found it.',
        ),
      ],
    },
  ],
}

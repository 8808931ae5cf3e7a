import { hours } from '@/content/facts'
import { formatHours } from '@/lib/i18n/format'
import { venue } from './venue'

const { weekdays, weekends } = hours.breakfast
const fridayAndSaturday = {
  days: { sv: 'fredag och lördag', en: 'Friday and Saturday' },
  spans: [{ from: 5, to: 6 }],
}

/** The meals of the restaurant's week; days from 1 for Monday to 7 for Sunday. */
export const weekRows = [
  {
    name: { sv: 'Frukost', en: 'Breakfast' },
    days: {
      sv: `vardagar ${formatHours(weekdays)}, helger ${formatHours(weekends)}`,
      en: `weekdays ${formatHours(weekdays)}, weekends ${formatHours(weekends)}`,
    },
    spans: [
      { from: 1, to: 5 },
      { from: 6, to: 7 },
    ],
  },
  { name: { sv: 'Husmanskost', en: 'Husmanskost' }, ...fridayAndSaturday },
  { name: { sv: 'Middag, två rätter', en: 'Two-course dinner' }, ...fridayAndSaturday },
]

/** The texts of the restaurant page. */
export const restaurantCopy = {
  sv: {
    lead: 'Det är dukat vid fönstret, med fjället på andra sidan. Köket lagar gärna med råvaror från trakten.',
    intro:
      'Det finns en sorts hunger som bara kommer av kall luft. Den är svår att imponera på och lätt att göra glad.',
    introText:
      'Vi lagar mat för den hungern: rejält, utan krusiduller, med råvaror som trivs lika långt norrut som vi. Köket håller reda på årstiden så att du slipper.',
    localIngredients: {
      heading: 'Råvaror från trakten',
      text: 'Röding ur kallt vatten, kantareller ur mossan, hjortron från myren. Det som växer långsamt smakar mer, och här växer allt långsamt.',
    },
    seasonalMenu: {
      heading: 'Menyn följer årstiden',
      text: 'När kantarellerna är slut är de slut. Menyn byts under året, så fråga oss vad som serveras innan du börjar drömma om något särskilt.',
    },
    occasions: {
      heading: 'För alla tillfällen',
      text: 'Två vid fönstret eller hela släkten vid långbordet. Berätta gärna vad du firar, eller att du inte firar något alls.',
      links: [
        { label: 'Bröllop, möhippa, jubileum', href: '/celebrate' },
        { label: 'Konferens', href: '/conference' },
        { label: 'Julbord', href: '/julbord' },
        { label: 'Nyår', href: '/nyar' },
      ],
    },
    weekend: {
      heading: 'Husmans\u00ADkost & Helg\u00ADerbjudanden',
      paragraphs: [
        'Fredag och lördag lagar vi husmanskost: sådant som din mormor kunde utantill, om hon var härifrån. Potatisen är kokt, såsen är riktig och portionerna är gjorda för folk som har varit ute.',
        'På helgen finns också en trerättersmeny: förrätt, varmrätt och något sött, för den som vill sitta kvar tills fjället har försvunnit i mörkret.',
      ],
    },
    week: {
      heading: 'Restaurangens vecka',
      breakfastNote: `Bor du här serverar köket middag alla kvällar, och den ingår om du reser privat. Frukosten ingår alltid. Lunchen bokas i förväg. Ring ${venue.phone.display.sv} om tider och priser för middagen.`,
    },
  },
  en: {
    lead: 'A table by the window, the mountain on the other side of it. The kitchen likes to cook with local ingredients.',
    intro: 'There’s a kind of hunger that only cold air gives you. It’s hard to impress and easy to please.',
    introText:
      'That’s the hunger we cook for. The portions are generous, there are no frills, and the ingredients are as fond of the north as we are. The kitchen keeps track of the seasons so you don’t have to.',
    localIngredients: {
      heading: 'Ingredients from around here',
      text: 'Char from cold water, chanterelles from the moss, cloudberries from the bog. Things that grow slowly have more flavour, and up here everything grows slowly.',
    },
    seasonalMenu: {
      heading: 'A menu that follows the season',
      text: 'When the chanterelles are gone, they’re gone. Menus change, so ask us what’s on before you set your heart on anything.',
    },
    occasions: {
      heading: 'For all occasions',
      text: 'Two by the window or three generations round the long table. Tell us what you’re celebrating, or that you’re celebrating nothing at all.',
      links: [
        { label: 'Weddings, hen parties, anniversaries', href: '/celebrate' },
        { label: 'Conferences', href: '/conference' },
        { label: 'Christmas buffet', href: '/julbord' },
        { label: 'New Year', href: '/nyar' },
      ],
    },
    weekend: {
      heading: 'Husmanskost & weekend offers',
      paragraphs: [
        'Husmanskost is Swedish home cooking, and it’s what we serve on Fridays and Saturdays: the dishes your grandmother would have known by heart, had she been from here. The potatoes are boiled, the gravy is real and the portions are meant for people who’ve been out.',
        'At weekends there’s a three-course special as well: a starter, a main and something sweet, for anyone who wants to stay at the table until the mountain has gone dark.',
      ],
    },
    week: {
      heading: 'The week in the restaurant',
      breakfastNote: `Hotel guests are served dinner every evening, and on leisure stays it’s included. Breakfast always is. Please book lunch ahead. Call ${venue.phone.display.en} for dinner times and prices.`,
    },
  },
}

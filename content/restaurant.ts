import { hours } from '@/content/facts'
import { formatHours } from '@/lib/i18n/format'
import type { Localized } from '@/lib/i18n/locales'

/** A meal in the restaurant's week, on days 1 (Monday) to 7. */
interface WeekRow {
  id: 'breakfast' | 'husmanskost' | 'dinner'
  label: string
  /** Days and hours as text. */
  text: string
  /** Spans of days, as bars in the chart. */
  spans: readonly { from: number; to: number }[]
}

interface Feature {
  heading: string
  text: string
}

interface RestaurantCopy {
  lead: string
  intro: string
  introText: string
  localIngredients: Feature
  seasonalMenu: Feature
  occasions: Feature & { links: readonly { label: string; href: string }[] }
  weekend: { heading: string; paragraphs: readonly string[] }
  week: { heading: string; days: readonly string[]; rows: readonly WeekRow[]; breakfastNote: string }
}

const { weekdays, weekends } = hours.breakfast
const WORKING_WEEK = { from: 1, to: 5 }
const WEEKEND = { from: 6, to: 7 }
/** The days with husmanskost and the two-course dinner. */
const FRIDAY_AND_SATURDAY = { from: 5, to: 6 }

/** The texts of the restaurant page. */
export const restaurantCopy: Localized<RestaurantCopy> = {
  sv: {
    lead: 'Dukat vid fönstret, fjället på andra sidan. Mycket av maten kommer från ungefär så långt du ser.',
    intro:
      'Det finns en sorts hunger som bara kommer av kall luft. Den är svår att imponera på och lätt att göra glad.',
    introText:
      'Vi lagar mat för den hungern: rejält, utan krusiduller, med råvaror som trivs lika långt norrut som vi. Köket håller reda på årstiden så att du slipper.',
    localIngredients: {
      heading: 'Råvaror från trakten',
      text: 'Röding ur kallt vatten, kantareller ur mossan, hjortron som någon har burit hem på ryggen. Det som växer långsamt smakar mer, och här växer allt långsamt.',
    },
    seasonalMenu: {
      heading: 'Menyn följer årstiden',
      text: 'När kantarellerna är slut är de slut. Menyn växlar enligt schema, så kolla vad som gäller just nu innan du börjar drömma om något särskilt.',
    },
    occasions: {
      heading: 'För alla tillfällen',
      text: 'Två personer vid fönstret eller hela släkten vid långbordet. Säg vad ni firar, eller att ni inte firar något alls.',
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
        'Fredag och lördag lagar vi husmanskost: sådant som din mormor kunde utantill och som vi har fått slå upp. Potatisen är kokt, såsen är riktig och portionerna är gjorda för folk som har varit ute.',
        'Till helgen finns också en trerätters: förrätt, varmrätt och något sött, för den som vill sitta kvar tills fjället har försvunnit i mörkret.',
      ],
    },
    week: {
      heading: 'Restaurangens vecka',
      days: ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'],
      rows: [
        {
          id: 'breakfast',
          label: 'Frukost',
          text: `vardagar ${formatHours(weekdays)}, helger ${formatHours(weekends)}`,
          spans: [WORKING_WEEK, WEEKEND],
        },
        { id: 'husmanskost', label: 'Husmanskost', text: 'fredag och lördag', spans: [FRIDAY_AND_SATURDAY] },
        {
          id: 'dinner',
          label: 'Middag, två rätter',
          text: 'fredag och lördag',
          spans: [FRIDAY_AND_SATURDAY],
        },
      ],
      breakfastNote:
        'Bor du här äter du middag alla kvällar, och frukosten ingår. Lunch lagar vi till dem som har bokat i förväg.',
    },
  },
  en: {
    lead: 'A table by the window, the mountain on the other side of it. Much of the food comes from about as far as you can see.',
    intro:
      'There is a kind of hunger that only cold air gives you. It is hard to impress and easy to please.',
    introText:
      'That is the hunger we cook for: plenty, no frills, from things that like it as far north as we do. The kitchen keeps track of the season so that you need not.',
    localIngredients: {
      heading: 'Ingredients from around here',
      text: 'Char out of cold water, chanterelles out of the moss, cloudberries that somebody carried home on their back. What grows slowly tastes of more, and up here everything grows slowly.',
    },
    seasonalMenu: {
      heading: 'A menu that follows the season',
      text: 'When the chanterelles are gone, they are gone. Menus rotate on a schedule, so look up what is on now before you set your heart on anything.',
    },
    occasions: {
      heading: 'For all occasions',
      text: 'Two at the window or three generations at the long table. Tell us what you are celebrating, or that you are celebrating nothing at all.',
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
        'Husmanskost is Swedish home cooking, and on Fridays and Saturdays it is what we serve: the dishes your grandmother would have known by heart, had she been from here. The potatoes are boiled, the gravy is real and the portions are meant for people who have been out.',
        'At weekends there is a three-course special as well: a starter, a main course and something sweet, for anyone who wants to stay at the table until the mountain has gone dark.',
      ],
    },
    week: {
      heading: 'The restaurant’s week',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      rows: [
        {
          id: 'breakfast',
          label: 'Breakfast',
          text: `weekdays ${formatHours(weekdays)}, weekends ${formatHours(weekends)}`,
          spans: [WORKING_WEEK, WEEKEND],
        },
        {
          id: 'husmanskost',
          label: 'Husmanskost',
          text: 'Friday and Saturday',
          spans: [FRIDAY_AND_SATURDAY],
        },
        {
          id: 'dinner',
          label: 'Two-course dinner',
          text: 'Friday and Saturday',
          spans: [FRIDAY_AND_SATURDAY],
        },
      ],
      breakfastNote:
        'Hotel guests have dinner here every evening, and breakfast is included. Lunch is cooked for those who have booked ahead.',
    },
  },
}

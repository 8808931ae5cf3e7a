import type { Localized } from '@/lib/i18n/locales'
import type { RoutePath } from '@/lib/routes/route-table'
import { formatHours, formatList, formatMenuPrice, formatPrice } from '@/lib/i18n/format'
import { hotel, hours, menuPrices, spa } from './facts'

/** What a page is called: in the browser's title, in search results, and in its heading. */
export interface PageTexts {
  title: string
  description: string
  h1: string
}

/** Texts of one page in both languages, and whether search engines may list it. */
export interface PageMetadata extends Localized<PageTexts> {
  noindex?: true
}

/** The shared table of titles, descriptions and headings (site.md, section 2; content-pages.md, section 1). */
export const pageMetadata = {
  '/': {
    sv: {
      title: 'Källfjället Hotell & Spa – fjällhotell vid en tusenårig kallkälla',
      description:
        'Fjällhotell i Norrland med 40 rum, spa, restaurang och konferens. Se priser, öppettider och paket, och boka din vistelse.',
      h1: 'Källfjället',
    },
    en: {
      title: 'Källfjället Hotel & Spa – a mountain hotel by a cold spring',
      description:
        'A mountain hotel in northern Sweden with 40 rooms, spa, restaurant and conference venue. See prices, hours and packages, and book your stay.',
      h1: 'Källfjället',
    },
  },
  '/restaurant': {
    sv: {
      title: 'Restaurangen – husmanskost och helgmeny, Källfjället',
      description: `Husmanskost fredag och lördag och trerätters till helgen. Frukostbuffé ${formatMenuPrice(menuPrices.breakfastBuffet, 'sv')}, lunch ${formatMenuPrice(menuPrices.lunch, 'sv')} för dig som bokar i förväg. Fjället står i fönstret.`,
      h1: 'Restaurangen',
    },
    en: {
      title: 'Restaurant – home cooking and weekend menus, Källfjället',
      description: `Swedish home cooking on Fridays and Saturdays and three courses at weekends. Breakfast buffet ${formatMenuPrice(menuPrices.breakfastBuffet, 'en')}, pre-booked lunch ${formatMenuPrice(menuPrices.lunch, 'en')}.`,
      h1: 'Restaurant',
    },
  },
  '/weekly-menu': {
    sv: {
      title: 'Veckans meny – lunch, frukost, helg och bar, Källfjället',
      description: `Lunch ${formatMenuPrice(menuPrices.lunch, 'sv')} efter förbokning, frukostbuffé ${formatMenuPrice(menuPrices.breakfastBuffet, 'sv')}, helgbuffé ${formatMenuPrice(menuPrices.weekendBuffet, 'sv')} och charkbricka i baren ${formatMenuPrice(menuPrices.charcuterieBoard, 'sv')}. Se hela menyn.`,
      h1: 'Veckans meny',
    },
    en: {
      title: 'Weekly menu – lunch, breakfast, weekend and bar, Källfjället',
      description: `Pre-booked lunch ${formatMenuPrice(menuPrices.lunch, 'en')}, breakfast buffet ${formatMenuPrice(menuPrices.breakfastBuffet, 'en')}, weekend buffet ${formatMenuPrice(menuPrices.weekendBuffet, 'en')} and a charcuterie board at ${formatMenuPrice(menuPrices.charcuterieBoard, 'en')}. See all.`,
      h1: 'Weekly menu',
    },
  },
  '/relax': {
    sv: {
      title: 'Relax och spa – pool, bastu, behandlingar, Källfjället',
      description: `Pool på ${spa.poolDegrees}°, bastu på ${spa.saunaDegrees}° och fem behandlingar. Öppet dygnet runt för dig som bor här; dagsgäster ${formatHours(hours.spaDayGuests)} från ${formatPrice(spa.dayGuestPerPersonFrom, 'sv')} per person.`,
      h1: 'Relax',
    },
    en: {
      title: 'Relax and spa – pool, sauna and treatments, Källfjället',
      description: `A pool at ${spa.poolDegrees}°, a sauna at ${spa.saunaDegrees}° and five treatments. Open day and night for staying guests; day guests ${formatHours(hours.spaDayGuests)} from ${formatPrice(spa.dayGuestPerPersonFrom, 'en')} per person.`,
      h1: 'Relax',
    },
  },
  '/upplevelser': {
    sv: {
      title: 'Upplevelser på fjället i fyra årstider – Källfjället',
      description: `Fjorton aktiviteter med säsong, längd, nivå och minsta antal: skidspår december–april, skoter december–mars, vandring maj–oktober, elljusspår ${hotel.floodlitTrackKm} km.`,
      h1: 'Upp\u00ADlevelser',
    },
    en: {
      title: 'Activities on the mountain, in four seasons – Källfjället',
      description: `Fourteen activities with season, length, level and minimum group: ski track December–April, snowmobile December–March, hiking May–October, ${hotel.floodlitTrackKm} km floodlit track.`,
      h1: 'Activities',
    },
  },
  '/nature': {
    sv: {
      title: 'Naturen runt hotellet – fjäll, skog och källa, Källfjället',
      description: `Kallkällan, skogen och kalfjället, och vad som händer där mellan december och oktober. Elljusspår på ${hotel.floodlitTrackKm} km, slingor på ${formatList(hotel.summerLoopsKm.map(String), 'sv', 'disjunction')} km.`,
      h1: 'Naturen',
    },
    en: {
      title: 'The nature around us – fell, forest and spring, Källfjället',
      description: `The cold spring, the forest and the open fell, and what happens there from December to October. A ${hotel.floodlitTrackKm} km floodlit track, loops of ${formatList(hotel.summerLoopsKm.map(String), 'en', 'disjunction')} km.`,
      h1: 'Nature',
    },
  },
  '/magic': {
    sv: {
      title: 'Legenden om källan – tusen år av kallt vatten, Källfjället',
      description:
        'Berättelsen om kallkällan som har gett fjället dess namn: en vandrare med lykta, en natt i snön och ett löfte som har hållits i tusen år.',
      h1: 'Legenden om källan',
    },
    en: {
      title: 'The legend of the spring – a thousand years, Källfjället',
      description:
        'The story of the cold spring that gave the mountain its name: a traveller with a lantern, a night in the snow and a promise kept for a thousand years.',
      h1: 'The legend of the spring',
    },
  },
} satisfies Partial<Record<RoutePath, PageMetadata>>

import { hours, spa } from '@/content/facts'
import { formatHours, formatPrice } from '@/lib/i18n/format'
import type { Localized } from '@/lib/i18n/locales'

export interface Treatment {
  id: keyof typeof spa.treatments
  title: Localized
  /** One line beside the title. */
  shortDescription: Localized
  /** Text of the opened row. */
  longDescription: Localized
  /** Name of the picture, and its subject's position in percent where the focal point does not suit the crop. */
  picture: { name: string; position?: { x: number; y: number } }
  /** Lengths in minutes with their prices. */
  options: readonly { minutes: number; price: number }[]
}

/** The treatments in the order of the price list. */
export const treatments: readonly Treatment[] = [
  {
    id: 'classicMassage',
    title: { sv: 'Klassisk massage', en: 'Classic massage' },
    shortDescription: {
      sv: 'Lugna, långa tag för en kropp som varit ute.',
      en: 'Slow, long strokes for a body that has been outdoors.',
    },
    longDescription: {
      sv: 'Berätta var det tar emot, och säg till om trycket. Det är din rygg. Den korta tiden räcker till det som värker, den långa till resten också.',
      en: 'Say where it catches, and speak up about the pressure. It is your back. The shorter time is enough for what aches, the longer for the rest as well.',
    },
    picture: { name: 'spa-massage', position: { x: 50, y: 62 } },
    options: spa.treatments.classicMassage,
  },
  {
    id: 'aromaMassage',
    title: { sv: 'Aroma\u00ADmassage', en: 'Aroma massage' },
    shortDescription: {
      sv: 'Varmare, mjukare och med doft.',
      en: 'Warmer, softer, and with a scent.',
    },
    longDescription: {
      sv: 'Samma bänk, annan avsikt: här ska ingenting redas ut. Du ligger still och luktar gott. Säg till om det är någon doft du inte tål.',
      en: 'The same bench, another purpose: nothing is to be put right here. You lie still and smell good. Tell us if there is a scent you cannot stand.',
    },
    picture: { name: 'spa-aroma' },
    options: spa.treatments.aromaMassage,
  },
  {
    id: 'facial',
    title: { sv: 'Ansikts\u00ADbehandling', en: 'Facial' },
    shortDescription: {
      sv: 'För hud som har mött vind och kyla.',
      en: 'For skin that has met wind and cold.',
    },
    longDescription: {
      sv: 'Fjälluft är torr och går rakt på. Efter den här stunden blundar du lite till, fast du är klar.',
      en: 'Mountain air is dry and does not ask first. When this is over you keep your eyes shut a little longer, although you are done.',
    },
    picture: { name: 'spa-facial' },
    options: spa.treatments.facial,
  },
  {
    id: 'footTreatment',
    title: { sv: 'Fot\u00ADbehandling', en: 'Foot treatment' },
    shortDescription: {
      sv: 'För dem som bar dig hit.',
      en: 'For the two that carried you here.',
    },
    longDescription: {
      sv: 'Fötterna gör jobbet på fjället och får sällan tack för det. Här får de det. Lagom före middagen, när kängorna står på tork.',
      en: 'Feet do the work on a mountain and are seldom thanked for it. Here they are. A good hour is the one before dinner, with your boots hung up to dry.',
    },
    picture: { name: 'spa-foot' },
    options: spa.treatments.footTreatment,
  },
  {
    id: 'infraredHeat',
    title: { sv: 'Infraröd värme', en: 'Infrared heat' },
    shortDescription: {
      sv: 'Torr värme, bakom en glasdörr.',
      en: 'Dry heat, behind a glass door.',
    },
    longDescription: {
      sv: 'Mildare än bastun och längre. Du sitter, värmen gör resten, och det enda du behöver bestämma är när du vill ut och svalka dig.',
      en: 'Milder than the sauna, and longer. You sit, the heat does the rest, and the only thing to decide is when to go out and cool down.',
    },
    picture: { name: 'spa-infrared', position: { x: 50, y: 55 } },
    options: spa.treatments.infraredHeat,
  },
]

interface RelaxCopy {
  lead: string
  intro: string
  body: string
  /** Under the picture. */
  caption: string
  treatmentsHeading: string
  /** Lowest price as the copy has it, and how long ahead to book. */
  treatmentsNote: string
  dayGuestsHeading: string
  /** The comparison of staying and day guests, row by row. */
  comparison: readonly { label: string; staying: string; day: string }[]
}

const lowestTreatment = Math.min(
  ...Object.values(spa.treatments).flatMap((options) => options.map(({ price }) => price)),
)

/** The texts of the spa page. */
export const relaxCopy: Localized<RelaxCopy> = {
  sv: {
    lead: 'Varmt vatten, het bastu och fjället i fönstret. För dig som bor här är det öppet dygnet runt.',
    intro:
      'Efter en dag ute är det här man ska vara. Pool, bastu, pool igen, och sedan ingenting på en lång stund.',
    body: 'Bor du på hotellet kostar relaxavdelningen ingenting, och den stänger aldrig. Poolen är lika varm klockan tre på natten som klockan tre på dagen, bara tystare. Kommer du över dagen bokar du i förväg här på webbplatsen.',
    caption: `Varmt vatten, ren handduk och gott om tid. Behandlingar bokar du ${spa.bookTreatmentsDaysAhead} dagar före ankomst.`,
    treatmentsHeading: 'Fem behandlingar',
    treatmentsNote: `Behandlingar från ${formatPrice(lowestTreatment, 'sv')}. Boka en vecka innan du kommer, så hinner vi ordna en tid som passar.`,
    dayGuestsHeading: 'Bo här, eller kom över dagen',
    comparison: [
      { label: 'Öppet', staying: 'Dygnet runt', day: `Måndag–lördag ${formatHours(hours.spaDayGuests)}` },
      {
        label: 'Pris',
        staying: 'Ingår',
        day: `från ${formatPrice(spa.dayGuestPerPersonFrom, 'sv')} per person`,
      },
      { label: `Barn upp till ${spa.childHalfPriceUpToAge}\u00A0år`, staying: 'Ingår', day: 'Halva priset' },
      { label: 'Bokning', staying: 'Följer med rummet', day: 'I förväg, på webbplatsen' },
    ],
  },
  en: {
    lead: 'Warm water, a hot sauna and the mountain in the window. If you are staying with us, the door is open day and night.',
    intro:
      'After a day outside, this is where you want to be. Pool, sauna, pool again, then nothing at all for a good while.',
    body: 'For staying guests the relax department costs nothing and never closes. The pool is as warm at three in the morning as at three in the afternoon, only quieter. Coming for the day? Book in advance, here on the website.',
    caption: `Warm water, a clean towel and plenty of time. Book treatments ${spa.bookTreatmentsDaysAhead} days before you arrive.`,
    treatmentsHeading: 'Five treatments',
    treatmentsNote: `Treatments from ${formatPrice(lowestTreatment, 'en')}. Book a week before you arrive and we can find a time that suits.`,
    dayGuestsHeading: 'Stay the night, or come for the day',
    comparison: [
      { label: 'Open', staying: 'Day and night', day: `Monday–Saturday ${formatHours(hours.spaDayGuests)}` },
      {
        label: 'Price',
        staying: 'Included',
        day: `from ${formatPrice(spa.dayGuestPerPersonFrom, 'en')} per person`,
      },
      {
        label: `Children up to ${spa.childHalfPriceUpToAge} years`,
        staying: 'Included',
        day: 'Half price',
      },
      { label: 'Booking', staying: 'Comes with the room', day: 'In advance, on the website' },
    ],
  },
}

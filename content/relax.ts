import { hours, spa } from '@/content/facts'
import { formatHours, formatPrice, formatRange } from '@/lib/i18n/format'
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
      en: 'Long, slow strokes for a body that’s been outdoors.',
    },
    longDescription: {
      sv: 'Berätta var det tar emot, och om du vill ha mer eller mindre tryck. Den korta tiden räcker till det som värker, den långa till resten också.',
      en: 'Tell us where it’s tight, and say if you want more pressure or less. The shorter session is enough for what aches, the longer one for the rest as well.',
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
      en: 'Same bench, different aim: nothing needs fixing here. You lie still and smell good. Tell us if there’s a scent you can’t stand.',
    },
    picture: { name: 'spa-aroma' },
    options: spa.treatments.aromaMassage,
  },
  {
    id: 'facial',
    title: { sv: 'Ansikts\u00ADbehandling', en: 'Facial' },
    shortDescription: {
      sv: 'För hud som har mött vind och kyla.',
      en: 'For skin that’s met wind and cold.',
    },
    longDescription: {
      sv: 'Fjälluft är torr och biter i kinderna. När behandlingen är slut blundar du lite till ändå.',
      en: 'Mountain air is dry and goes straight to the skin. When the treatment’s over, you’ll keep your eyes shut a little longer anyway.',
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
      sv: 'Fötterna gör jobbet på fjället. Boka gärna en tid före middagen, när kängorna ändå står på tork.',
      en: 'Feet do all the work on a mountain. This is a good one to book before dinner, while your boots are drying.',
    },
    picture: { name: 'spa-foot' },
    options: spa.treatments.footTreatment,
  },
  {
    id: 'infraredHeat',
    title: { sv: 'Infraröd värme', en: 'Infrared heat' },
    shortDescription: {
      sv: 'Torr värme i egen takt.',
      en: 'Dry heat, at your own pace.',
    },
    longDescription: {
      sv: 'Mildare än bastun, så du kan sitta längre. Gå ut och svalka dig när du vill.',
      en: 'Gentler than the sauna, so you can sit for longer. Go out and cool down whenever you like.',
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
    lead: 'Varmt vatten, het bastu och fjället utanför. För dig som bor här är det öppet dygnet runt.',
    intro:
      'Efter en dag ute är det här man ska vara. Pool, bastu, pool igen, och sedan ingenting på en lång stund.',
    body: 'Bor du på hotellet kostar relaxavdelningen ingenting, och den stänger aldrig. Poolen är lika varm klockan tre på natten som klockan tre på dagen, bara tystare. Kommer du över dagen bokar du i förväg här på webbplatsen.',
    caption: 'Örter, en ren handduk och gott om tid.',
    treatmentsHeading: 'Fem behandlingar',
    treatmentsNote: `Behandlingar från ${formatPrice(lowestTreatment, 'sv')}. Boka senast en vecka innan du kommer.`,
    dayGuestsHeading: 'Bo här, eller kom över dagen',
    comparison: [
      { label: 'Öppet', staying: 'Dygnet runt', day: `Måndag–lördag ${formatHours(hours.spaDayGuests)}` },
      {
        label: 'Pris',
        staying: 'Ingår',
        day: `från ${formatPrice(spa.dayGuestPerPersonFrom, 'sv')} per person`,
      },
      {
        label: `Barn ${formatRange(0, spa.childHalfPriceUpToAge)}\u00A0år`,
        staying: 'Ingår',
        day: 'Halva priset',
      },
      { label: 'Bokning', staying: 'Behövs inte', day: 'I förväg, på webbplatsen' },
    ],
  },
  en: {
    lead: 'Warm water, a hot sauna and the mountain outside. If you’re staying with us, the door is open day and night.',
    intro:
      'After a day outside, this is where you want to be. Pool, sauna, pool again, then nothing at all for a good while.',
    body: 'If you’re staying with us, the spa is free and never closes. The pool is as warm at three in the morning as at three in the afternoon, only quieter. Coming for the day? Book ahead, here on the website.',
    caption: 'Herbs, a clean towel and plenty of time.',
    treatmentsHeading: 'Five treatments',
    treatmentsNote: `Treatments from ${formatPrice(lowestTreatment, 'en')}. Please book at least a week before you arrive.`,
    dayGuestsHeading: 'Stay the night, or come for the day',
    comparison: [
      { label: 'Open', staying: 'Day and night', day: `Monday–Saturday ${formatHours(hours.spaDayGuests)}` },
      {
        label: 'Price',
        staying: 'Included',
        day: `from ${formatPrice(spa.dayGuestPerPersonFrom, 'en')} per person`,
      },
      {
        label: `Children aged ${formatRange(0, spa.childHalfPriceUpToAge)}`,
        staying: 'Included',
        day: 'Half price',
      },
      { label: 'Booking', staying: 'No need', day: 'Ahead, on the website' },
    ],
  },
}

import { formatWeekdays, nameWeekdays, weekdaysAround } from '../lib/dates/weekdays.ts'
import { capitalize, formatHours, formatPrice, formatRange } from '../lib/i18n/format.ts'
import { localize, type Localized, textIn } from '../lib/i18n/locales.ts'
import { keepRanges } from '../lib/i18n/range.ts'
import { hours, spa } from './facts.ts'
import type { PictureName } from './pictures.ts'

type TreatmentId = keyof typeof spa.treatments

interface TreatmentContent {
  title: Localized
  /** One line beside the title. */
  shortDescription: Localized
  /** Text of the opened row. */
  longDescription: Localized
  picture: PictureName
  /** Its focal point in percent, where the picture's own does not suit the crop. */
  position?: { x: number; y: number }
}

const entries: Readonly<Record<TreatmentId, TreatmentContent>> = {
  classicMassage: {
    title: { sv: 'Klassisk massage', en: 'Classic massage' },
    shortDescription: {
      sv: 'Lugna, långa tag för en kropp som varit ute.',
      en: 'Long, slow strokes for a body that’s been outdoors.',
    },
    longDescription: {
      sv: 'Berätta var det stramar, och om du vill ha mer eller mindre tryck. Den korta massagen räcker till det som värker, den långa till resten också.',
      en: 'Tell us where it’s tight, and say if you want more pressure or less. The shorter session deals with what aches, the longer one with the rest as well.',
    },
    picture: 'spa-massage',
    position: { x: 50, y: 62 },
  },
  aromaMassage: {
    title: { sv: 'Aroma\u00ADmassage', en: 'Aroma massage' },
    shortDescription: { sv: 'Varmare, mjukare och med doft.', en: 'Warmer, softer, and with a scent.' },
    longDescription: {
      sv: 'Britsen är densamma, händerna är mjukare. Du ligger still och andas in en doft du tycker om. Säg till om det finns en doft du inte tål.',
      en: 'The same table, a gentler touch. Lie still and breathe in a scent you like. Tell us if there’s a scent you’re sensitive to.',
    },
    picture: 'spa-aroma',
  },
  facial: {
    title: { sv: 'Ansikts\u00ADbehandling', en: 'Facial' },
    shortDescription: { sv: 'För hud som har mött vind och kyla.', en: 'For skin that’s met wind and cold.' },
    longDescription: {
      sv: 'Fjälluft är torr och biter i kinderna. Säg till när du bokar om huden är känslig.',
      en: 'Mountain air is dry and nips the cheeks. Tell us when you book if your skin is sensitive.',
    },
    picture: 'spa-facial',
  },
  footTreatment: {
    title: { sv: 'Fot\u00ADbehandling', en: 'Foot treatment' },
    shortDescription: { sv: 'För trötta fötter.', en: 'For tired feet.' },
    longDescription: {
      sv: 'Fötterna gör jobbet på fjället. Boka gärna en tid före middagen, när kängorna ändå står på tork.',
      en: 'Feet do all the work on a mountain. This is a good one to book before dinner, while your boots are drying.',
    },
    picture: 'spa-foot',
  },
  infraredHeat: {
    title: { sv: 'Infraröd värme', en: 'Infrared heat' },
    shortDescription: { sv: 'Torr värme i egen takt.', en: 'Dry heat, at your own pace.' },
    longDescription: {
      sv: 'Värmen är mildare än bastuns, så du kan sitta längre. Gå ut och svalka dig när du vill.',
      en: 'Gentler than the sauna, so you can sit for longer. Go out and cool down whenever you like.',
    },
    picture: 'spa-infrared',
    position: { x: 50, y: 55 },
  },
}

/** A treatment with its lengths in minutes and their prices, the shortest first. */
export interface Treatment extends TreatmentContent {
  id: TreatmentId
  options: readonly { minutes: number; price: number }[]
}

export const findTreatment = (id: TreatmentId): Treatment => ({
  id,
  ...entries[id],
  options: spa.treatments[id],
})

export const treatments = (Object.keys(spa.treatments) as TreatmentId[]).map(findTreatment)

const children = keepRanges(formatRange(0, spa.childHalfPriceUpToAge))

const { days, ...span } = hours.spaDayGuests
const dayHours = localize((locale) => {
  const open = keepRanges(`${formatWeekdays(days, locale)} ${formatHours(span)}`)
  const closed = weekdaysAround(days).map((around) => {
    const names = nameWeekdays(around, locale)
    return textIn({ sv: `${names} stängt`, en: `closed on ${names}` }, locale)
  })
  return [open, ...closed].join(', ')
})
const dayPrice: Localized = {
  sv: `från ${formatPrice(spa.dayGuestPerPersonFrom, 'sv')} per person`,
  en: `from ${formatPrice(spa.dayGuestPerPersonFrom, 'en')} per person`,
}

export const dayVisit: Localized = {
  sv: `Dagsgäster: ${dayHours.sv}, ${dayPrice.sv}.`,
  en: `Day guests: ${dayHours.en}, ${dayPrice.en}.`,
}

export const relaxComparison: readonly Record<'label' | 'staying' | 'day', Localized>[] = [
  {
    label: { sv: 'Öppet', en: 'Open' },
    staying: { sv: 'Dygnet runt', en: 'Day and night' },
    day: localize((locale) => capitalize(textIn(dayHours, locale))),
  },
  {
    label: { sv: 'Pris', en: 'Price' },
    staying: { sv: 'Ingår', en: 'Included' },
    day: {
      sv: `${capitalize(dayPrice.sv)}, barn ${children}\u00A0år halva priset`,
      en: `${capitalize(dayPrice.en)}, children aged ${children} half price`,
    },
  },
  {
    label: { sv: 'Bokning', en: 'Booking' },
    staying: { sv: 'Behövs inte', en: 'No need' },
    day: { sv: 'I förväg, på webbplatsen', en: 'In advance, on this website' },
  },
]

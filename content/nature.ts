import { activitySeasons, hotel } from '@/content/facts'
import { formatList, formatMonths } from '@/lib/i18n/format'
import { localize, type Localized } from '@/lib/i18n/locales'
import type { PictureName } from './pictures'

export interface NatureZone {
  id: 'fell' | 'forest' | 'lake' | 'spring'
  heading: Localized
  text: Localized
  picture: PictureName
  /** What there is to do, and when or how far. */
  facts?: readonly { label: Localized; value: Localized }[]
}

export const natureZones: readonly NatureZone[] = [
  {
    id: 'fell',
    heading: { sv: 'Kal\u00ADfjället', en: 'The open fell' },
    text: {
      sv: 'Ovanför trädgränsen finns inget att gömma sig bakom, varken för dig eller för vädret. På vintern står ljuset lågt, och på sommaren stannar det uppe hela natten. Man går hit för att se långt och kommer ner med röda kinder och inte mycket att säga.',
      en: 'Above the tree line there’s nowhere to hide, for you or for the weather. In winter the light is low; in summer it stays up all night. People come here to see a long way, and go down with red cheeks and not much to say.',
    },
    picture: 'nature-bare-mountain',
    facts: [
      { label: { sv: 'Vandring', en: 'Hiking' }, value: months('hiking') },
      { label: { sv: 'Skoter', en: 'Snowmobiling' }, value: months('snowmobile') },
    ],
  },
  {
    id: 'forest',
    heading: { sv: 'Skogen', en: 'The forest' },
    text: {
      sv: 'Gran där det är blött, björk där det blåser. På vintern bär varje gren sin egen snö och det enda som hörs är skidorna. På hösten byter björkarna färg på en vecka och skogen luktar svamp. Elljuset tänds när dagen tar slut.',
      en: 'Spruce where it’s wet, birch where it’s windy. In winter every branch carries snow of its own and the only sound is your skis. In autumn the birches change colour in a week and the whole wood smells of mushrooms. When the day gives out, the floodlights come on.',
    },
    picture: 'hero-forest-ski-track',
    facts: [
      { label: { sv: 'Skidspår', en: 'Cross-country trails' }, value: months('skiTrack') },
      { label: { sv: 'Elljusspår', en: 'Floodlit track' }, value: kilometres([hotel.floodlitTrackKm]) },
      {
        label: { sv: 'Löpslingor, sommar', en: 'Running loops, summer' },
        value: kilometres(hotel.summerLoopsKm),
      },
    ],
  },
  {
    id: 'lake',
    heading: { sv: 'Sjön', en: 'The lake' },
    text: {
      sv: 'En blank morgon står fjället på huvudet här. Då paddlar man försiktigt, för att inte ha sönder det. I juni är solen knappt nere förrän den är uppe igen, som en gäst som inte vill gå hem. I december är det norrskenets tur.',
      en: 'On a still morning the mountain stands on its head in it, and you paddle with care so as not to break it. In June the sun is barely down before it’s up again, like a guest who won’t go home. December belongs to the northern lights.',
    },
    picture: 'activity-kayak',
  },
  {
    id: 'spring',
    heading: { sv: 'Källan', en: 'The spring' },
    text: {
      sv: 'Längst ner, mellan mossiga stenar, kommer vattnet upp av sig självt. Det är kallt i juli och kallt i januari. Ta av dig vanten och känn. Sitt sedan en stund; den som har bråttom ser bara vatten.',
      en: 'At the bottom, between mossy stones, water comes up of its own accord. It’s cold in July and cold in January. Take your glove off and feel. Then sit down for a while; anyone in a hurry sees only water.',
    },
    picture: 'hero-spring',
  },
]

function months(activity: keyof typeof activitySeasons): Localized {
  return localize((locale) => formatMonths(activitySeasons[activity], locale))
}

function kilometres(lengths: readonly number[]): Localized {
  return localize((locale) => `${formatList(lengths.map(String), locale, 'disjunction')}\u00A0km`)
}

import { activitySeasons, hotel, springYears } from '@/content/facts'
import { formatList, formatMonths, formatNumber } from '@/lib/i18n/format'
import { localize, type Localized } from '@/lib/i18n/locales'
import type { PictureName } from './pictures'

/** One height of the landscape. */
export interface NatureZone {
  id: 'fell' | 'forest' | 'lake' | 'spring'
  heading: Localized
  text: Localized
  picture: PictureName
  /** What there is to do, and when or how far. */
  facts?: readonly { label: Localized; value: Localized }[]
}

/** From the open fell down to the spring. */
export const natureZones: readonly NatureZone[] = [
  {
    id: 'fell',
    heading: { sv: 'Kal\u00ADfjället', en: 'The open fell' },
    text: {
      sv: 'Ovanför trädgränsen finns inget att gömma sig bakom, varken för dig eller för vädret. På vintern står ljuset lågt, och på sommaren stannar det uppe hela natten. Man går hit för att se långt och kommer ner med röda kinder och inte mycket att säga.',
      en: 'Above the tree line there’s nowhere to hide, for you or for the weather. In winter the light is low; in summer it stays up all night. People come here to see a long way, and go down with red cheeks and not much to say.',
    },
    picture: 'activity-hiking',
    facts: [
      { label: { sv: 'Vandring', en: 'Hiking' }, value: months('hiking') },
      { label: { sv: 'Skoter', en: 'Snowmobile' }, value: months('snowmobile') },
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

/** The texts of the page about the nature around the hotel. */
export const natureCopy = {
  sv: {
    lead: 'Fjället börjar där trappan slutar. Sedan är det upp till dig hur länge du låter det fortsätta.',
    intro:
      'Börja högst upp. Därifrån ser du vad som väntar på vägen ner: först bara vind, sedan träd, sedan vatten, och längst ner en källa som har gett namn åt\u00A0alltihop.',
    history: {
      figure: formatNumber(springYears, 'sv'),
      heading: 'år av fot\u00ADspår',
      paragraphs: [
        'Långt innan det fanns en väg fanns det en anledning att stanna: vatten att dricka och en plats som gick att hitta. Källan sägs ha runnit i tusen år, och fjället har fått sitt namn efter den, inte tvärtom.',
        'De som gick här först lämnade inte mycket efter sig. Stigar, mest. Några av dem går vi fortfarande på. Resten har blivit en berättelse som bör höras inomhus, efter mörkrets inbrott.',
      ],
    },
    activities: {
      heading: 'Att göra där ute',
      text: 'Skidor, kajak, hundspann eller en promenad i lugn takt. Vid varje aktivitet står säsong, tid, nivå och minsta antal.',
    },
  },
  en: {
    lead: 'The mountain starts where the steps end. How far you follow it is up to you.',
    intro:
      'Start at the top. From there you can see what the way down has in store: nothing but wind at first, then trees, then water, and at the very bottom the spring that gave it all its name.',
    history: {
      figure: formatNumber(springYears, 'en'),
      heading: 'years of footprints',
      paragraphs: [
        'Long before there was a road there was a reason to stop: water to drink, and a place you could find again. The spring is said to have run for a thousand years, and it was the mountain that took its name from the water, not the other way round.',
        'Those who walked here first left little behind. Paths, mostly. We still use some of them. The rest has turned into a story, best heard indoors and after dark.',
      ],
    },
    activities: {
      heading: 'Things to do out there',
      text: 'Skis, kayak, a dog sled or a walk at an easy pace. For each activity you’ll find season, duration, level and minimum number.',
    },
  },
}

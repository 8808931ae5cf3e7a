import { formatPrice } from '../lib/i18n/format.ts'
import type { Localized } from '../lib/i18n/locales.ts'
import { groupTerms, hotel, rooms } from './facts.ts'
import { listPlaces } from './group-places.ts'

export const testimonial = {
  quote: {
    sv: '”Sju tal, fast ingen fick hålla något, och sedan hela släkten på trappan.”',
    en: '‘Seven speeches, though none were allowed, and then the whole family out on the steps.’',
  },
  name: 'Maja & Elias',
  occasion: { sv: 'bröllop', en: 'wedding' },
  /** No guest has consented to being quoted yet; the page says that it is an example. */
  assumed: true,
}

export const celebrationFacts: Localized = {
  sv: `Här finns ${hotel.roomCount} rum från ${formatPrice(rooms.standard.pricePerPersonFrom, 'sv')} per person och natt, med middag, frukost och spa. För mindre sällskap finns ${listPlaces('sv')}. Handpenningen är ${groupTerms.depositPercent}\u00A0% av det avtalade priset, och minst ${groupTerms.cancellationFees[0].daysFrom} dagar före avbokar ni utan kostnad.`,
  en: `There are ${hotel.roomCount} rooms from ${formatPrice(rooms.standard.pricePerPersonFrom, 'en')} per person per night, with dinner, breakfast and the spa. For smaller parties we have ${listPlaces('en')}. The deposit is ${groupTerms.depositPercent}% of the agreed price, and cancelling at least ${groupTerms.cancellationFees[0].daysFrom} days before costs nothing.`,
}

/** What is celebrated; the inquiry knows it as `celebration-{key}`. */
export const celebrations = {
  wedding: {
    picture: 'event-wedding',
    title: { sv: 'Bröllop', en: 'Weddings' },
    text: {
      sv: `”Ja” är ett kort ord och tar ingen tid alls. Resten av dygnet är svårare. Här finns sjön att säga det vid, restaurangen att äta i och ${hotel.roomCount} rum att somna i, så att ingen behöver köra hem. Berätta hur många ni är och vem som inte får sitta bredvid vem.`,
      en: `‘I do’ takes no time at all. It’s the rest of the day that’s harder. There’s a lake to say ‘I do’ by, a restaurant to eat in and ${hotel.roomCount} rooms to fall asleep in, so that nobody has to drive home. Tell us how many of you there are, and who mustn’t sit next to whom.`,
    },
  },
  bachelorette: {
    picture: 'event-hen-party',
    title: { sv: 'Möhippa', en: 'Hen parties' },
    text: {
      sv: 'Det går att fira en vän utan att klä ut henne till en banan. Bada, basta, ät gott och lös [en mordgåta](/teambuilding) mellan varmrätt och dessert. Vi säger ingenting till henne i förväg.',
      en: 'You can celebrate a friend without dressing her as a banana. Swim, use the sauna, eat well and [solve a murder](/teambuilding) between the main course and pudding. We won’t tell her a thing.',
    },
  },
  anniversary: {
    picture: 'event-anniversary',
    title: { sv: 'Jubileum och födelse\u00ADdag', en: 'Anniversaries and birthdays' },
    text: {
      sv: 'Fyller du femtio, åttio eller trettiotre? Tårtan är till för ljusen och middagen för alla som har sett dem bli fler. Säg vilken dag det är och hur långa talen brukar bli.',
      en: 'Turning fifty, eighty or thirty-three? The cake is for the candles and the dinner for everyone who has watched them multiply. Tell us which day it is and how long the speeches tend to be.',
    },
  },
}

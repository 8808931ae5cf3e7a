import type { Localized } from '@/lib/i18n/locales'
import { retention } from './facts'
import { venue } from './venue'

/** A point of the short version. Texts may hold links as `[label](address)`. */
interface SummaryPoint {
  heading: string
  text: string
}

export const privacyLead: Localized = {
  sv: 'Hela policyn är lång för att den ska vara exakt. Det här är det viktigaste.',
  en: 'The full policy is long so that it can be exact. This is what matters most.',
}

/** The privacy policy in short. */
export const privacyPoints: Localized<readonly SummaryPoint[]> = {
  sv: [
    {
      heading: 'Vi frågar bara efter det vi behöver',
      text: 'Namn, e-post och telefon för att svara. Datum och önskemål för att boka. CV om du söker jobb. Din e-postadress om du vill ha nyhetsbrevet.',
    },
    {
      heading: 'Vi säljer ingenting vidare',
      text: 'Uppgifterna ses av dem på hotellet som behöver dem, och av företag som sköter drift, databas och e-post åt oss.',
    },
    {
      heading: `Vi sparar i ${retention.daysAfterStay} dagar`,
      text: `Räknat från vistelsens slut, och för en jobbansökan från den dag den kom. Sedan tas uppgifterna bort automatiskt. Ett medlemskap sparas medan det varar och ${retention.monthsAfterMembership} månader därefter. Nyhetsbrevet avslutar du när du vill med länken i brevet.`,
    },
    {
      heading: 'Webbplatsen följer inte efter dig',
      text: 'Ingen statistik, inga annonser, inga skript från andra. Den inbäddade kartan laddas först när du har sagt ja.',
    },
    {
      heading: 'Du bestämmer',
      text: `Du kan få se, rätta och radera det vi har. Skriv till [${venue.email}](mailto:${venue.email}) eller ring [${venue.phone.display}](${venue.phone.href}). Är du inte nöjd med svaret kan du vända dig till Integritetsskyddsmyndigheten.`,
    },
  ],
  en: [
    {
      heading: 'We ask only for what we need',
      text: 'Name, e-mail and phone to answer you. Dates and wishes to make a booking. A CV if you apply for a job. Your e-mail address if you want the newsletter.',
    },
    {
      heading: 'We sell nothing on',
      text: 'Your data is seen by those at the hotel who need it, and by companies that run servers, database and e-mail for us.',
    },
    {
      heading: `We keep it for ${retention.daysAfterStay} days`,
      text: `Counted from the end of your stay, and for a job application from the day it came. Then the data is deleted automatically. A membership is kept while it lasts and ${retention.monthsAfterMembership} months after. You end the newsletter whenever you like with the link in the letter.`,
    },
    {
      heading: 'The website does not follow you',
      text: 'No statistics, no advertisements, no scripts from others. The embedded map loads only once you have said yes.',
    },
    {
      heading: 'You decide',
      text: `You may see, correct and erase what we hold. Write to [${venue.email}](mailto:${venue.email}) or call [${venue.phone.display}](${venue.phone.href}). If our answer does not satisfy you, turn to the Swedish Authority for Privacy Protection, IMY.`,
    },
  ],
}

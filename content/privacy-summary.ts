import { formatCount } from '@/lib/i18n/count'
import { retention } from './facts'
import { phoneLink } from './phone'
import { emailLink } from './venue'

export const privacyLead = { sv: 'Det viktigaste, på en minut.', en: 'The essentials, in a minute.' }

/** The privacy policy in brief. Texts may hold links as `[label](address)`. */
export const privacyPoints = {
  sv: [
    {
      heading: 'Vi frågar bara efter det vi behöver',
      text: 'Vi behöver namn, e-post och telefon för att svara, datum och önskemål för att boka, CV om du söker jobb och din e-postadress om du vill ha nyhetsbrevet.',
    },
    {
      heading: 'Vi säljer aldrig dina uppgifter',
      text: 'Bara de på hotellet som behöver uppgifterna ser dem, och de företag som sköter drift, databas och e-post åt oss.',
    },
    {
      heading: `Vi sparar uppgifterna i ${retention.daysAfterStay} dagar`,
      text: `Tiden räknas från avresedagen, också om det inte blev någon vistelse, och för en jobbansökan från den dag den kom. Sedan raderas uppgifterna automatiskt. Ett medlemskap sparas medan det varar och ${formatCount(retention.monthsAfterMembership, 'sv')} månader därefter. Från nyhetsbrevet avregistrerar du dig när du vill med länken längst ner i varje utskick.`,
    },
    {
      heading: 'Webbplatsen följer inte efter dig',
      text: 'Ingen besöksstatistik, inga annonser, inga skript från andra. Den interaktiva kartan laddas först när du har sagt ja.',
    },
    {
      heading: 'Du bestämmer',
      text: `Du kan få se det vi har och få det rättat eller raderat. Mejla ${emailLink} eller ring ${phoneLink.sv}. Är du inte nöjd med svaret kan du vända dig till Integritetsskyddsmyndigheten.`,
    },
  ],
  en: [
    {
      heading: 'We ask only for what we need',
      text: 'We need your name, email and phone to answer you, dates and requests to book, a CV if you apply for a job and your email address if you want the newsletter.',
    },
    {
      heading: 'We never sell your data',
      text: 'Your data is seen only by those at the hotel who need it, and by the companies that run servers, database and email for us.',
    },
    {
      heading: `We keep it for ${retention.daysAfterStay} days`,
      text: `We count from the day of departure, even if there was no stay, and for a job application from the day we received it. Then it’s deleted automatically. A membership is kept while it lasts and for ${retention.monthsAfterMembership} months after. Unsubscribe from the newsletter whenever you like with the link at the foot of every issue.`,
    },
    {
      heading: 'The website doesn’t follow you',
      text: 'No visitor statistics, no advertising, no scripts from others. The interactive map loads only once you’ve said yes.',
    },
    {
      heading: 'You decide',
      text: `You can see what we hold and have it corrected or erased. Email ${emailLink} or call ${phoneLink.en}. If you’re not happy with our answer, you can turn to the Swedish Authority for Privacy Protection (IMY).`,
    },
  ],
}

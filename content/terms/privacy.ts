import { formatCount } from '@/lib/i18n/count'
import { type Locale, textIn } from '@/lib/i18n/locales'
import { retention } from '../facts'
import { phoneLink } from '../phone'
import { addressLine, emailLink, operator, venue } from '../venue'
import { clause, facts, list, row, type TermsSection, text } from './section'

const stayDays = retention.daysAfterStay

/** The company behind the hotel, with its registration number once it is filled in. */
function controller(locale: Locale): string {
  const label = textIn({ sv: 'organisationsnummer', en: 'company registration number' }, locale)
  const number = operator.registrationNumber === '' ? '' : ` (${label} ${operator.registrationNumber})`
  return `${operator.company || textIn(venue.name, locale)}${number}`
}

export const privacyTerms: TermsSection = {
  id: 'privacy',
  title: { sv: 'Integritetspolicy', en: 'Privacy policy' },
  lead: {
    sv: 'Vi frågar efter det vi behöver för att svara dig, och sparar det inte längre än vi säger här.',
    en: 'We ask for what we need to answer you, and keep it no longer than stated here.',
  },
  clauses: [
    clause(
      'personuppgiftsansvarig',
      { sv: 'Vem som ansvarar för uppgifterna', en: 'Who is responsible for your data' },
      text(
        `${controller('sv')}, ${addressLine.sv}, är personuppgiftsansvarig för det du lämnar på webbplatsen. Frågor och önskemål om uppgifterna tar vi på ${emailLink} eller ${phoneLink.sv}.`,
        `${controller('en')}, ${addressLine.en}, is the controller of the personal data you give us on the website. If you have questions or requests about them, email ${emailLink} or call ${phoneLink.en}.`,
      ),
    ),
    clause(
      'vilka-uppgifter',
      { sv: 'Vad varje formulär samlar in', en: 'What each form collects' },
      facts(
        { sv: 'Formulär och uppgifter', en: 'Forms and data' },
        row(
          { sv: 'Bokningsförfrågan', en: 'Booking enquiry' },
          'Namn, e-post, telefon, antal personer, datum och det du vill boka. För företag även företagets namn. Kost, teknik och önskemål om du anger dem.',
          'Name, email, phone, number of people, dates and what you want to book. For companies, the company’s name as well. Dietary requirements, equipment and other requests, if you tell us.',
        ),
        row(
          { sv: 'Kvarglömt', en: 'Lost property' },
          'Namn, adress, telefon, e-post, datum för vistelsen och en beskrivning av saken. Boknings- och rumsnummer om du vet dem.',
          'Name, address, phone, email, the dates of your stay and a description of the item. Booking and room number if you know them.',
        ),
        row(
          { sv: 'Jobbansökan', en: 'Job application' },
          'Namn, e-post och CV. Telefon, meddelande och personligt brev om du vill.',
          'Name, email and CV. Phone, message and cover letter if you like.',
        ),
        row({ sv: 'Nyhetsbrev', en: 'Newsletter' }, 'Din e-postadress.', 'Your email address.'),
      ),
      text(
        'En allergi är en uppgift om hälsa. Skriv bara det köket behöver veta. Gäller det andra än dig själv skriver du antal och kost, utan namn.',
        'An allergy is information about health. State only what the kitchen needs to know and, for anyone but yourself, numbers and diets without names.',
      ),
    ),
    clause(
      'andamal',
      { sv: 'Ändamål och rättslig grund', en: 'Purpose and legal basis' },
      list(
        [
          'Bokningsförfrågan: för att svara dig och förbereda den bokning som du har frågat om (artikel 6.1 b i dataskyddsförordningen).',
          'Kost och allergier: för att planera och laga din mat, med ditt uttryckliga samtycke. Du ger det genom att fylla i fältet och kan ta tillbaka det när som helst (artikel 9.2 a).',
          'Kvarglömt: för att leta efter saken, höra av oss och skicka hem den, som du har bett oss om (artikel 6.1 b). Krysset i formuläret betyder att du godkänner villkoren.',
          'Jobbansökan: för att bedöma din ansökan, som du har bett om (artikel 6.1 b).',
          'Nyhetsbrev: för att skicka det, med ditt samtycke, tills du avregistrerar dig (artikel 6.1 a).',
          'När ärendet är avslutat sparar vi uppgifterna för att kunna svara på frågor och krav. Det är vårt berättigade intresse (artikel 6.1 f).',
          'Skydd mot missbruk och driftfel: vårt berättigade intresse av att webbplatsen fungerar (artikel 6.1 f).',
        ],
        [
          'Booking enquiry: to answer you and prepare the booking you have asked about (Article 6(1)(b) of the GDPR).',
          'Dietary requirements and allergies: to plan and cook your meals, with your explicit consent, which you give by filling in the field and may withdraw at any time (Article 9(2)(a)).',
          'Lost property: to look for the item, get in touch and send it home, as you have asked us to (Article 6(1)(b)). The tick in the form means that you accept the terms.',
          'Job application: to assess your application, at your request (Article 6(1)(b)).',
          'Newsletter: to send it, with your consent, until you unsubscribe (Article 6(1)(a)).',
          'Once the matter is closed, we keep the data so that we can answer questions and claims. That is our legitimate interest (Article 6(1)(f)).',
          'Protection against misuse and faults: our legitimate interest in a website that works (Article 6(1)(f)).',
        ],
      ),
    ),
    clause(
      'mottagare',
      { sv: 'Vem som ser uppgifterna', en: 'Who sees the data' },
      text(
        'Uppgifterna ses bara av dem på hotellet som behöver dem för att svara dig, och av de företag som sköter drift, databas och e-post åt oss. Företagen får bara göra det vi har avtalat med dem. Vi säljer aldrig dina uppgifter.',
        'Your data is seen only by those at the hotel who need it to answer you, and by the companies that run servers, database and email for us. Those companies may do only what we have agreed with them. We never sell your data.',
      ),
      text(
        'Bokar du i bokningssystemet eller köper ett presentkort i butiken lämnar du webbplatsen. Då lämnar du uppgifterna till den som driver tjänsten.',
        'If you book in the booking system or buy a gift card in the shop, you leave the website and give your details to the company that runs that service.',
      ),
    ),
    clause(
      'lagringstid',
      { sv: 'Hur länge vi sparar uppgifterna', en: 'How long we keep your data' },
      facts(
        { sv: 'Lagringstider', en: 'Retention periods' },
        row(
          { sv: 'Vistelser och bokningsförfrågningar', en: 'Stays and booking enquiries' },
          `${stayDays} dagar efter avresedagen`,
          `${stayDays} days after the day of departure`,
        ),
        row(
          { sv: 'Kvarglömt', en: 'Lost property' },
          `${stayDays} dagar efter avresedagen`,
          `${stayDays} days after the day of departure`,
        ),
        row(
          { sv: 'Jobbansökningar och filer', en: 'Job applications and files' },
          `${retention.daysAfterApplication} dagar efter att ansökan kom in`,
          `${retention.daysAfterApplication} days after we received them`,
        ),
        row(
          { sv: 'Medlemskap, om du har ett', en: 'Membership, if you have one' },
          `medlemstiden och ${formatCount(retention.monthsAfterMembership, 'sv')} månader därefter`,
          `while it lasts and ${retention.monthsAfterMembership} months after it`,
        ),
        row({ sv: 'Nyhetsbrev', en: 'Newsletter' }, 'tills du avregistrerar dig', 'until you unsubscribe'),
      ),
      text(
        'När tiden är ute raderas uppgifter och filer automatiskt natten därpå. Har dagarna du angav redan passerat räknas tiden från den dag vi fick ditt meddelande. Ligger avresan mer än två år fram räknar vi som om den låg två år fram.',
        'When the time is up, data and files are deleted automatically the following night. If the dates you gave had already passed, we count from the day we received your message. If your departure is more than two years away, we count as if it were two years away.',
      ),
      text(
        'Bokföringslagen kan kräva att vi behåller fakturor och kvitton längre.',
        'The Swedish Bookkeeping Act may require us to keep invoices and receipts for longer.',
      ),
    ),
    clause(
      'nyhetsbrev',
      { sv: 'Avregistrera dig från nyhetsbrevet', en: 'Unsubscribing from the newsletter' },
      text(
        `Längst ner i varje nyhetsbrev finns en personlig länk. Öppna den och tryck på knappen, så tar vi bort din adress genast. Du kan också mejla ${emailLink} från adressen du anmälde. Du behöver inte säga varför.`,
        `At the foot of every newsletter there is a personal link. Open it and press the button, and your address is removed at once. You may also email ${emailLink} from the address you signed up with. You do not have to say why.`,
      ),
    ),
    clause(
      'loggar',
      { sv: 'Missbruksskydd och loggar', en: 'Misuse protection and logs' },
      text(
        'När du skickar ett formulär räknar vi hur många formulär som kommer från samma uppkoppling. IP-adressen och e-postadressen görs om till en kod (en hash) som inte går att läsa tillbaka. Koden rensas när den är äldre än ett dygn.',
        'When you send a form, we count how many forms come from the same connection. The IP address and the email address are turned into a code (a hash) that cannot be read back. It is cleared once it is older than a day.',
      ),
      text(
        'Servern för driftloggar över tider, fel och adresser på webbplatsen som inte finns. Vi använder dem för att rätta fel.',
        'The server keeps logs of times, errors and addresses on the website that do not exist. We use them to put faults right.',
      ),
    ),
    clause(
      'rattigheter',
      { sv: 'Dina rättigheter', en: 'Your rights' },
      text(
        'Du kan begära att få veta vad vi har om dig, få det rättat, raderat, begränsat eller flyttat, och invända mot att vi använder det. Ett samtycke tar du tillbaka när du vill; det ändrar inte det som redan är gjort. Vi svarar inom en månad.',
        'You may ask what we hold about you, have it corrected, erased, restricted or transferred, and object to our using it. You may withdraw consent at any time; that does not affect what has already been done. We reply within a month.',
      ),
    ),
    clause(
      'klagomal',
      { sv: 'Om vi inte är överens', en: 'If we disagree' },
      text(
        'Du kan klaga hos Integritetsskyddsmyndigheten, [imy.se (öppnas i ny flik)](https://www.imy.se/). Det går också bra att börja hos oss.',
        'You may complain to the Swedish Authority for Privacy Protection (IMY), [imy.se (opens in a new tab)](https://www.imy.se/en/). You are welcome to raise it with us first.',
      ),
    ),
  ],
}

import { retention } from '../facts'
import { venue } from '../venue'
import { facts, list, text, type TermsSection } from './terms'

const mail = `[${venue.email}](mailto:${venue.email})`
const phone = `[${venue.phone.display}](${venue.phone.href})`
const address = `${venue.address.street}, ${venue.address.postalCode} ${venue.address.city}`
const stayDays = retention.daysAfterStay

/** The privacy policy: what each form collects, and how long the data is kept. */
export const privacyTerms: TermsSection = {
  id: 'privacy',
  title: { sv: 'Integritetspolicy', en: 'Privacy policy' },
  lead: {
    sv: 'Vi frågar efter det vi behöver för att svara dig, och sparar det inte längre än vi säger här.',
    en: 'We ask for what we need to answer you, and keep it no longer than we say here.',
  },
  clauses: [
    {
      id: 'personuppgiftsansvarig',
      heading: { sv: 'Vem som ansvarar', en: 'Who is responsible' },
      blocks: [
        text(
          `${venue.name.sv}, ${address}, är personuppgiftsansvarig för det du lämnar på webbplatsen. Frågor ställer du till ${mail} eller på ${phone}.`,
          `${venue.name.en}, ${address}, Sweden, is the controller of what you give us on the website. Put your questions to ${mail} or call ${phone}.`,
        ),
      ],
    },
    {
      id: 'vilka-uppgifter',
      heading: { sv: 'Vad varje formulär samlar in', en: 'What each form collects' },
      blocks: [
        facts(
          { sv: 'Formulär och uppgifter', en: 'Forms and data' },
          [
            [
              'Bokningsförfrågan',
              'Namn, e-post, telefon, antal, datum och det du vill boka. För företag även företagets namn. Kost, teknik och önskemål om du skriver dem.',
            ],
            [
              'Booking inquiry',
              'Name, e-mail, phone, number of people, dates and what you want to book. For companies also the company’s name. Diet, equipment and requests if you write them.',
            ],
          ],
          [
            [
              'Kvarglömt',
              'Namn, adress, telefon, e-post, datum för vistelsen och en beskrivning av saken. Boknings- och rumsnummer om du vet dem.',
            ],
            [
              'Lost and found',
              'Name, address, phone, e-mail, the dates of your stay and a description of the item. Booking and room number if you know them.',
            ],
          ],
          [
            ['Jobbansökan', 'Namn, e-post och CV. Telefon, meddelande och personligt brev om du vill.'],
            ['Job application', 'Name, e-mail and CV. Phone, message and cover letter if you like.'],
          ],
          [
            ['Nyhetsbrev', 'Din e-postadress.'],
            ['Newsletter', 'Your e-mail address.'],
          ],
        ),
        text(
          'En allergi är en uppgift om hälsa. Skriv bara det köket behöver veta.',
          'An allergy is information about health. Write only what the kitchen needs to know.',
        ),
      ],
    },
    {
      id: 'andamal',
      heading: { sv: 'Varför, och med vilken rätt', en: 'Why, and on what legal basis' },
      blocks: [
        list(
          [
            'Bokningsförfrågan: för att svara dig och förbereda en bokning. Du har bett oss om det (artikel 6.1 b i dataskyddsförordningen).',
            'Kost och allergi: med ditt uttryckliga samtycke, som du ger genom att skriva det (artikel 9.2 a).',
            'Kvarglömt: för att leta, höra av oss och skicka. Du samtycker när du skickar formuläret (artikel 6.1 a).',
            'Jobbansökan: för att bedöma din ansökan, på din begäran (artikel 6.1 b).',
            'Nyhetsbrev: för att skicka det, med ditt samtycke (artikel 6.1 a).',
            'Skydd mot missbruk och driftfel: vårt berättigade intresse av att webbplatsen fungerar (artikel 6.1 f).',
          ],
          [
            'Booking inquiry: to answer you and prepare a booking. You have asked us to (Article 6(1)(b) of the GDPR).',
            'Diet and allergies: with your explicit consent, which you give by writing them (Article 9(2)(a)).',
            'Lost and found: to search, get in touch and send. You consent when you submit the form (Article 6(1)(a)).',
            'Job application: to assess your application, at your request (Article 6(1)(b)).',
            'Newsletter: to send it, with your consent (Article 6(1)(a)).',
            'Protection against misuse and faults: our legitimate interest in a website that works (Article 6(1)(f)).',
          ],
        ),
      ],
    },
    {
      id: 'mottagare',
      heading: { sv: 'Vem som ser uppgifterna', en: 'Who sees the data' },
      blocks: [
        text(
          'De på hotellet som behöver dem för att svara dig. Till det kommer företag som sköter drift, databas och e-post åt oss. De får bara göra det vi har avtalat om, och vi säljer aldrig dina uppgifter.',
          'Those at the hotel who need it to answer you. Besides them, companies that run servers, database and e-mail for us. They may only do what we have agreed, and we never sell your data.',
        ),
        text(
          'Bokar du i bokningsmotorn eller köper presentkort lämnar du webbplatsen, och uppgifterna lämnas där.',
          'If you book in the booking engine or buy a gift card, you leave the website and give your details there.',
        ),
      ],
    },
    {
      id: 'lagringstid',
      heading: { sv: 'Hur länge vi sparar', en: 'How long we keep it' },
      blocks: [
        facts(
          { sv: 'Lagringstider', en: 'Retention periods' },
          [
            ['Vistelser och bokningsförfrågningar', `${stayDays} dagar efter avresedagen`],
            ['Stays and booking inquiries', `${stayDays} days after the day of departure`],
          ],
          [
            ['Kvarglömt', `tills ärendet är klart, högst ${stayDays} dagar efter avresedagen`],
            ['Lost and found', `until the matter is settled, at most ${stayDays} days after departure`],
          ],
          [
            ['Jobbansökningar och filer', `${retention.daysAfterApplication} dagar efter att ansökan kom in`],
            ['Job applications and files', `${retention.daysAfterApplication} days after we received them`],
          ],
          [
            ['Medlemskap', `medlemstiden och ${retention.monthsAfterMembership} månader därefter`],
            ['Membership', `the membership and ${retention.monthsAfterMembership} months after it`],
          ],
          [
            ['Nyhetsbrev', 'tills du avslutar det'],
            ['Newsletter', 'until you end it'],
          ],
        ),
        text(
          'När tiden är ute tas uppgifter och filer bort automatiskt, natten efter. Har du angett datum som redan har passerat räknas tiden från den dag vi fick ditt meddelande. Ligger de mer än två år framåt räknar vi som om vistelsen vore om två år.',
          'When the time is up, data and files are deleted automatically, the night after. If the dates you gave had already passed, we count from the day we received your message. If they lie more than two years ahead, we count as if the stay were in two years.',
        ),
        text(
          'Bokföringslagen kan kräva att vi behåller fakturor och kvitton längre.',
          'The Swedish Bookkeeping Act may require us to keep invoices and receipts for longer.',
        ),
      ],
    },
    {
      id: 'nyhetsbrev',
      heading: { sv: 'Avsluta nyhetsbrevet', en: 'Ending the newsletter' },
      blocks: [
        text(
          `Längst ned i varje nyhetsbrev finns en länk som är din egen. Öppna den och tryck på knappen, så tar vi bort din adress genast. Du kan också skriva till ${mail} från adressen du anmälde. Du behöver inte säga varför.`,
          `At the end of every newsletter there is a link of your own. Open it and press the button, and we remove your address at once. You may also write to ${mail} from the address you signed up with. You need not say why.`,
        ),
      ],
    },
    {
      id: 'loggar',
      heading: { sv: 'Skydd mot missbruk och loggar', en: 'Protection and logs' },
      blocks: [
        text(
          'När du skickar ett formulär räknar vi hur många som kommer från samma håll. Nätverksadressen och e-postadressen görs om till ett kontrolltal som inte går att läsa tillbaka. Talet rensas när det är äldre än ett dygn.',
          'When you send a form we count how many come from the same place. Network address and e-mail address are turned into a check value that cannot be read back. It is cleared once it is older than a day.',
        ),
        text(
          'Servern skriver driftloggar: tid, fel och adresser på webbplatsen som inte finns. De används för att laga det som går sönder.',
          'The server writes operating logs: times, errors and addresses on the website that do not exist. They are used to mend what breaks.',
        ),
      ],
    },
    {
      id: 'rattigheter',
      heading: { sv: 'Dina rättigheter', en: 'Your rights' },
      blocks: [
        text(
          'Du kan begära att få veta vad vi har om dig, få det rättat, raderat, begränsat eller flyttat, och invända mot att vi använder det. Ett samtycke tar du tillbaka när du vill; det ändrar inte det som redan är gjort. Vi svarar inom en månad.',
          'You may ask to know what we hold about you, have it corrected, erased, restricted or moved, and object to our using it. You may withdraw a consent whenever you like; it does not change what has already been done. We answer within a month.',
        ),
        text(`Skriv till ${mail} eller ring ${phone}.`, `Write to ${mail} or call ${phone}.`),
      ],
    },
    {
      id: 'klagomal',
      heading: { sv: 'Om vi inte är överens', en: 'If we disagree' },
      blocks: [
        text(
          'Du kan klaga hos Integritetsskyddsmyndigheten, [imy.se](https://www.imy.se/). Det går också bra att börja hos oss.',
          'You may complain to the Swedish Authority for Privacy Protection, IMY, [imy.se](https://www.imy.se/en/). You are also welcome to start with us.',
        ),
      ],
    },
  ],
}

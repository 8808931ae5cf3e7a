import { facts, list, text, type TermsSection } from './terms'

/** The website and what it stores in a browser. */
export const websiteTerms: TermsSection = {
  id: 'website',
  title: { sv: 'Webbplats och kakor', en: 'Website and cookies' },
  lead: {
    sv: 'Webbplatsen räknar inte besök och följer inte efter dig. Den minns fem saker, och här står vilka.',
    en: 'The website does not count visits and does not follow you. It remembers five things, and here they are.',
  },
  clauses: [
    {
      id: 'lagring',
      heading: { sv: 'Det som sparas hos dig', en: 'What is stored in your browser' },
      blocks: [
        facts(
          { sv: 'Kaka och lagring i webbläsaren', en: 'Cookie and browser storage' },
          [
            [
              '`language`',
              'Ditt språkval, sv eller en. Kaka i ett år och en kopia i webbläsarens lagring (localStorage). Sätts först när du byter språk.',
            ],
            [
              '`language`',
              'Your choice of language, sv or en. A cookie for a year and a copy in the browser’s storage (localStorage). Set only when you change language.',
            ],
          ],
          [
            [
              '`cookieConsent`',
              'Ditt svar på frågan om kakor, true eller false. I localStorage, tills du rensar den.',
            ],
            [
              '`cookieConsent`',
              'Your answer about cookies, true or false. In localStorage, until you clear it.',
            ],
          ],
          [
            [
              '`newsletter_popup_closed`',
              'Att du har stängt rutan om nyhetsbrevet. I sessionStorage, tills du stänger fliken.',
            ],
            [
              '`newsletter_popup_closed`',
              'That you have closed the newsletter window. In sessionStorage, until you close the tab.',
            ],
          ],
          [
            [
              '`jul-popup-shown`',
              'Att du har sett rutan om julbordet. I sessionStorage, tills du stänger fliken.',
            ],
            [
              '`jul-popup-shown`',
              'That you have seen the window about the Christmas buffet. In sessionStorage, until you close the tab.',
            ],
          ],
          [
            [
              '`draft:inquiry`, `draft:lost-and-found`, `draft:job-application`',
              'Det du har skrivit i ett formulär men inte skickat, utan filer. I sessionStorage, tills du skickar det, börjar om eller stänger fliken.',
            ],
            [
              '`draft:inquiry`, `draft:lost-and-found`, `draft:job-application`',
              'What you have written in a form and not sent yet, without files. In sessionStorage, until you send it, start over or close the tab.',
            ],
          ],
        ),
        text(
          'Alla fem är till för att sidan ska fungera som du har bett den. Ingen av dem lämnar webbplatsen innan du skickar ett formulär.',
          'All five are there so that the site works as you have asked it to. None of them leaves the website before you send a form.',
        ),
        text(
          'När en sökning bland frågorna inte ger något, eller ett svar inte hjälper, räknar vi det per dag: sökorden utan siffror och @, eller vilken fråga det gällde. Vem som sökte sparas inte, och antalen tas bort efter 365 dagar.',
          'When a search among the questions finds nothing, or an answer doesn’t help, we count it by the day: the words searched for without digits and @, or which question it was. Who searched is not stored, and the counts are deleted after 365 days.',
        ),
      ],
    },
    {
      id: 'samtycke',
      heading: { sv: 'Ditt val', en: 'Your choice' },
      blocks: [
        text(
          'Frågan om kakor gäller det som når någon annan än oss: den inbäddade kartan. Avböjer du laddas kartan inte av sig själv, och allt annat fungerar ändå.',
          'The question about cookies concerns what reaches someone other than us: the embedded map. If you decline, the map does not load by itself, and everything else works all the same.',
        ),
        text(
          'Vill du ändra dig rensar du webbplatsens data i webbläsaren. Då frågar vi igen.',
          'If you change your mind, clear the website’s data in your browser. Then we ask again.',
        ),
      ],
    },
    {
      id: 'kartan',
      heading: { sv: 'Kartan', en: 'The map' },
      blocks: [
        text(
          'På [Hitta till oss](/hitta-till-oss) finns en tecknad karta som är vår egen. Den inbäddade kartan kommer från en karttjänst. När den laddas får tjänsten din nätverksadress och kan spara egna kakor.',
          'On [Find us](/hitta-till-oss) there is a drawn map of our own. The embedded map comes from a map service. When it loads, the service receives your network address and may store cookies of its own.',
        ),
      ],
    },
    {
      id: 'inget-mer',
      heading: { sv: 'Det som inte finns', en: 'What is not here' },
      blocks: [
        list(
          ['Ingen statistik eller besöksräkning.', 'Inga annonser.', 'Inga skript från andra företag.'],
          ['No statistics or visitor counting.', 'No advertisements.', 'No scripts from other companies.'],
        ),
      ],
    },
    {
      id: 'lankar-ut',
      heading: { sv: 'Länkar ut', en: 'Links out' },
      blocks: [
        text(
          'Bokningsmotorn, presentkorten och vägbeskrivningen öppnas i en ny flik hos den som driver dem. Där gäller deras regler.',
          'The booking engine, gift cards and driving directions open in a new tab, with those who run them. Their rules apply there.',
        ),
      ],
    },
    {
      id: 'tillganglig',
      heading: { sv: 'Tillgänglighet', en: 'Accessibility' },
      blocks: [
        text(
          'Hur webbplatsen fungerar för den som inte ser, hör eller pekar som alla andra står i [tillgänglighetsredogörelsen](/tillganglighet).',
          'How the website works for those who do not see, hear or point like everyone else is in the [accessibility statement](/tillganglighet).',
        ),
      ],
    },
  ],
}

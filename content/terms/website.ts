import { keptForms, type StoredKey } from '@/lib/browser/storage'
import { formatCount } from '@/lib/i18n/count'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { clause, facts, list, type TermsRow, type TermsSection, text } from './section'

/** What is kept under each key, and for how long. */
const stored: Readonly<Record<Exclude<StoredKey, `draft:${string}` | `receipt:${string}`>, Localized>> = {
  language: {
    sv: 'Ditt språkval, `sv` eller `en`. Sparas som kaka i ett år och som en kopia i webbläsarens lagring (localStorage), först när du byter språk.',
    en: 'Your choice of language, `sv` or `en`. Kept in a cookie for a year, with a copy in the browser’s storage (localStorage), only once you change language.',
  },
  cookieConsent: {
    sv: 'Ditt svar på frågan om kakor, `true` eller `false`. I localStorage, tills du rensar den.',
    en: 'Your answer about cookies, `true` or `false`. In localStorage, until you clear it.',
  },
  newsletter_popup_closed: {
    sv: 'Att du har stängt rutan om nyhetsbrevet. I sessionStorage, tills du stänger fliken.',
    en: 'That you have closed the newsletter pop-up. In sessionStorage, until you close the tab.',
  },
  'jul-popup-shown': {
    sv: 'Att du har sett rutan om julbordet. I sessionStorage, tills du stänger fliken.',
    en: 'That you have seen the pop-up about the Christmas buffet. In sessionStorage, until you close the tab.',
  },
}

const drafts: Localized = {
  sv: 'Det du har skrivit i ett formulär men inte skickat, utan filer. I sessionStorage, tills du skickar det, börjar om eller stänger fliken.',
  en: 'What you have typed in a form but not sent, without files. In sessionStorage, until you send it, start again or close the tab.',
}

const receipts: Localized = {
  sv: 'Kvittot på det formulär du skickade senast: referensen och vad du skrev. I sessionStorage, tills du tar bort det eller stänger fliken.',
  en: 'The receipt for the form you sent last: its reference and what you wrote. In sessionStorage, until you remove it or close the tab.',
}

const keysOf = (kind: string) => keptForms.map((id) => `\`${kind}:${id}\``).join(', ')

const storedRows: readonly TermsRow[] = [
  ...Object.entries(stored).map(([key, value]) => ({ label: `\`${key}\``, value })),
  { label: keysOf('draft'), value: drafts },
  { label: keysOf('receipt'), value: receipts },
]

const countStored = (locale: Locale) => formatCount(storedRows.length, locale)

export const websiteTerms: TermsSection = {
  id: 'website',
  title: { sv: 'Webbplats och kakor', en: 'Website and cookies' },
  lead: {
    sv: `Webbplatsen räknar inte besök och följer inte efter dig. Den minns ${countStored('sv')} saker, och här står vilka.`,
    en: `The website does not count visits and does not follow you around. It remembers ${countStored('en')} things, listed here.`,
  },
  clauses: [
    clause(
      'lagring',
      { sv: 'Kakor och lagring', en: 'Cookies and storage' },
      facts({ sv: 'Sparas i din webbläsare', en: 'Stored in your browser' }, ...storedRows),
      text(
        'Allt det här är till för att webbplatsen ska fungera som du har bett om. Det du skriver i ett formulär lämnar inte webbläsaren förrän du skickar det, och det andra når bara oss.',
        'All of this is there so that the website works as you have asked it to. What you type in a form does not leave your browser until you send it, and the rest reaches us alone.',
      ),
      text(
        'Där webbläsaren inte får spara något minns fliken det själv, tills den stängs.',
        'Where the browser may store nothing, the tab itself remembers it until it is closed.',
      ),
    ),
    clause(
      'samtycke',
      { sv: 'Ditt val', en: 'Your choice' },
      text(
        'Frågan om kakor gäller den interaktiva kartan, det enda som webbplatsen hämtar utifrån. Avböjer du laddas kartan inte av sig själv, och allt annat fungerar ändå.',
        'The question about cookies concerns the interactive map, the only thing the website fetches from elsewhere. If you decline, the map does not load by itself, and everything else works all the same.',
      ),
      text(
        'Du ändrar dig när du vill under Inställningar för kakor längst ner på sidan.',
        'You may change your mind at any time under Cookie settings at the foot of the page.',
      ),
    ),
    clause(
      'kartan',
      { sv: 'Kartan', en: 'The map' },
      text(
        'På [Hitta till oss](/hitta-till-oss) finns en ritad karta som är vår egen. Den interaktiva kartan kommer från OpenStreetMap. När den laddas får OpenStreetMap din IP-adress och kan spara egna kakor.',
        'On [Find us](/hitta-till-oss) there is a drawn map of our own. The interactive map comes from OpenStreetMap. When it loads, OpenStreetMap receives your IP address and may store cookies of its own.',
      ),
    ),
    clause(
      'inget-mer',
      { sv: 'Inga spårare', en: 'No tracking' },
      list(
        ['Ingen besöksstatistik.', 'Inga annonser.', 'Inga skript från andra företag.'],
        ['No visitor statistics.', 'No advertising.', 'No scripts from other companies.'],
      ),
    ),
    clause(
      'lankar-ut',
      { sv: 'Länkar till andra webbplatser', en: 'Links to other websites' },
      text(
        'Bokningssystemet, presentkortsbutiken och vägbeskrivningen öppnas i en ny flik hos företagen som driver dem. Där gäller deras villkor.',
        'The booking system, the gift card shop and the driving directions open in a new tab on other companies’ websites, where their own terms apply.',
      ),
    ),
    clause(
      'tillganglig',
      { sv: 'Tillgänglighet', en: 'Accessibility' },
      text(
        'Hur webbplatsen fungerar med skärmläsare, tangentbord och förstoring står i [tillgänglighetsredogörelsen](/tillganglighet).',
        'How the website works with screen readers, keyboards and magnification is set out in the [accessibility statement](/tillganglighet).',
      ),
    ),
  ],
}

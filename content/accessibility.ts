import { formatDate } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import type { PageTexts } from './page-texts'
import { text, list, type TermsClause } from './terms/terms'
import { venue } from './venue'

const mail = `[${venue.email}](mailto:${venue.email})`
/** Date of the latest review of this page. */
const REVIEWED = '2026-11-21'
const reviewed = (locale: Locale) =>
  formatDate(REVIEWED, locale, { day: 'numeric', month: 'long', year: 'numeric' })

const phone = `[${venue.phone.display}](${venue.phone.href})`

export const accessibilityTexts: Localized<PageTexts> = {
  sv: {
    title: 'Tillgänglighetsredogörelse – Källfjället Hotell & Spa',
    description:
      'Så fungerar Källfjällets webbplats med tangentbord, skärmläsare och förstoring, vad som är provat, vad som kan brista och vart du vänder dig.',
    h1: 'Tillgänglighets\u00ADredogörelse',
  },
  en: {
    title: 'Accessibility statement – Källfjället Hotel & Spa',
    description:
      'How Källfjället’s website works with keyboard, screen reader and magnification, what has been tested, what may fall short and where to turn.',
    h1: 'Accessibility statement',
  },
}

export const accessibilityLead: Localized = {
  sv: 'Webbplatsen ska gå att använda för alla som vill hit. Så långt har vi kommit, och så gör du om något tar emot.',
  en: 'Everyone who wants to come here should be able to use the website. This is how far we have got, and what to do if something gets in your way.',
}

/** Status, tests, known limitations and contact. */
export const accessibilityClauses: readonly TermsClause[] = [
  {
    id: 'niva',
    heading: { sv: 'Det vi siktar på', en: 'What we aim for' },
    blocks: [
      text(
        `Riktlinjerna WCAG 2.2, nivå AA, och nivå AAA för textens kontrast. Webbplatsen är byggd för att följa dem. Vi bedömde den själva, senast den ${reviewed('sv')}. Ingen utomstående har granskat den.`,
        `The guidelines WCAG 2.2, level AA, and level AAA for the contrast of text. The website is built to follow them. We assessed it ourselves, most recently on ${reviewed('en')}. Nobody from outside has reviewed it.`,
      ),
    ],
  },
  {
    id: 'provat',
    heading: { sv: 'Det som är provat', en: 'What has been tested' },
    blocks: [
      list(
        [
          'Allt går att nå och använda med bara tangentbord, och det syns var du är. Startsidan, bokningsförfrågan, relaxen och kvarglömt är genomgångna från första stoppet till det sista.',
          'Varje sida är kontrollerad med verktyget axe, på svenska och engelska, i mobilens och datorns bredd. Menyer, rutor, dragspel, chatt och felmeddelanden är kontrollerade öppna.',
          'Text på enfärgad botten har minst kontrasten 7:1, stor text minst 4,5:1.',
          'Sidorna går att läsa i 320 punkters bredd, eller 400 % förstoring, utan att rulla i sidled. Det gäller också öppna menyer och rutor.',
          'Ingen text försvinner när du ökar avståndet mellan rader, ord och bokstäver så mycket som WCAG anger.',
          'Länkar och knappar är minst 24 punkter åt varje håll, eller har den platsen för sig själva.',
          'Rubriker, landmärken, tabeller och formulär är uppbyggda så att en skärmläsare kan hitta i dem. Fel i formulär läses upp och pekar ut fältet.',
          'Bildspel går att pausa och står stilla om du har bett om mindre rörelse. Höga kontraster och egna färger går att använda.',
          'Innehåll, filter och formulär fungerar utan JavaScript.',
        ],
        [
          'Everything can be reached and used with a keyboard alone, and you can see where you are. The home page, the booking inquiry, the relax and lost and found have been walked through from the first stop to the last.',
          'Every page is checked with the tool axe, in Swedish and English, at the width of a phone and of a computer. Menus, windows, accordions, chat and error messages are checked open.',
          'Text on a plain ground has a contrast of at least 7:1, large text at least 4.5:1.',
          'The pages can be read at a width of 320 points, or 400% magnification, without scrolling sideways. That holds for open menus and windows too.',
          'No text is lost when you widen the spacing of lines, words and letters as far as WCAG says.',
          'Links and buttons are at least 24 points each way, or have that much room to themselves.',
          'Headings, landmarks, tables and forms are built so that a screen reader finds its way. Errors in forms are read out and point to the field.',
          'Slideshows can be paused, and stand still if you have asked for less motion. High contrast and your own colours can be used.',
          'Content, filters and forms work without JavaScript.',
        ],
      ),
    ],
  },
  {
    id: 'brister',
    heading: { sv: 'Det som kan brista', en: 'What may fall short' },
    blocks: [
      list(
        [
          'Den inbäddade kartan och bokningsmotorn drivs av andra, och vi kan inte svara för dem. Avstånd, adress och telefon står som text på [Hitta till oss](/hitta-till-oss), och [bokningsförfrågan](/booking-inquiry) är vår egen.',
          'Menyraden ligger över en bild tills du rullar. Bilden är tonad bakom den, men där kan inget verktyg mäta kontrasten på varje punkt.',
          'Proven är gjorda i en webbläsare, Chromium. Hur andra webbläsare gör är inte provat.',
          'Webbplatsen är inte provad av personer som använder skärmläsare till vardags, och inte med alla hjälpmedel.',
          'Texterna finns inte på lättläst svenska eller teckenspråk.',
        ],
        [
          'The embedded map and the booking engine are run by others, and we cannot answer for them. Distances, address and phone are given as text on [Find us](/hitta-till-oss), and the [booking inquiry](/booking-inquiry) is our own.',
          'The menu bar lies on a picture until you scroll. The picture is toned down behind it, but no tool can measure the contrast at every point.',
          'The tests were made in one browser, Chromium. How others behave has not been tested.',
          'The website has not been tested by people who use screen readers every day, nor with every aid.',
          'There is no version in easy-to-read Swedish or sign language.',
        ],
      ),
    ],
  },
  {
    id: 'rapportera',
    heading: { sv: 'Säg till', en: 'Tell us' },
    blocks: [
      text(
        `Hittar du något som tar emot, skriv till ${mail} eller ring ${phone}. Berätta gärna vilken sida det gäller och vad du använder. Behöver du något på ett annat sätt, som en bokning på telefon, ordnar vi det samtidigt.`,
        `If something gets in your way, write to ${mail} or call ${phone}. Tell us which page it is and what you use, if you can. If you need something another way, such as a booking by phone, we arrange that at the same time.`,
      ),
    ],
  },
  {
    id: 'tillsyn',
    heading: { sv: 'Lag och tillsyn', en: 'Law and supervision' },
    blocks: [
      text(
        'Lagen (2023:254) om vissa produkters och tjänsters tillgänglighet gäller bland annat tjänster där konsumenter ingår avtal på nätet. I den mån den gäller den här webbplatsen kan du också vända dig till tillsynsmyndigheten. Post- och telestyrelsen, [pts.se](https://www.pts.se/), kan säga vilken det är.',
        'The Swedish Act (2023:254) on the accessibility of certain products and services covers, among others, services where consumers conclude contracts online. As far as it applies to this website, you may also turn to the supervisory authority. The Swedish Post and Telecom Authority, [pts.se](https://www.pts.se/), can tell you which one that is.',
      ),
    ],
  },
  {
    id: 'pa-plats',
    heading: { sv: 'På plats', en: 'At the hotel' },
    blocks: [
      text(
        'Den här sidan handlar om webbplatsen. Om det tillgängliga rummet och husets service kan du läsa på [Boende](/boende) och [Serviceutbud](/service-utbud).',
        'This page is about the website. The accessible room and the services of the house are on [Accommodation](/boende) and [Services](/service-utbud).',
      ),
    ],
  },
]

import type { Localized } from '@/lib/i18n/locales'
import { PERCENT_SIGN } from '@/lib/i18n/range'
import { phoneLink } from './phone'
import { clause, facts, row, type TermsClause, text } from './terms/section'
import { emailLink } from './venue'

export const accessibilityLead: Localized = {
  sv: 'Webbplatsen ska gå att använda för alla som vill hit. Här står hur långt vi har kommit och vad du gör om något inte fungerar.',
  en: 'Everyone who wants to come here should be able to use the website. Here’s how far we’ve got, and what to do if something doesn’t work.',
}

const LEVEL = 'AA'
const CONTRAST = '7:1'
const ZOOM: Localized = { sv: `400${PERCENT_SIGN.sv}`, en: `400${PERCENT_SIGN.en}` }

/** What the clauses say, in figures. */
export const accessibilityFigures: readonly Record<'figure' | 'label', Localized>[] = [
  { figure: { sv: LEVEL, en: LEVEL }, label: { sv: 'nivån i WCAG 2.2', en: 'the level in WCAG 2.2' } },
  {
    figure: { sv: CONTRAST, en: CONTRAST },
    label: { sv: 'kontrast för brödtext, minst', en: 'minimum contrast for body text' },
  },
  {
    figure: ZOOM,
    label: { sv: 'förstoring utan att skrolla i sidled', en: 'zoom without scrolling sideways' },
  },
]

export const accessibilityClauses: readonly TermsClause[] = [
  clause(
    'niva',
    { sv: 'Vårt mål', en: 'Our aim' },
    text(
      `Webbplatsen är byggd för att följa riktlinjerna WCAG 2.2 på nivå ${LEVEL}, och på nivå AAA för textens kontrast. Vi har bedömt den själva. Ingen utomstående har granskat den.`,
      `The website is built to meet WCAG 2.2 at level ${LEVEL}, and level AAA for the contrast of text. We’ve assessed it ourselves. It hasn’t been reviewed by anyone independent.`,
    ),
  ),
  clause(
    'rapportera',
    { sv: 'Kontakta oss', en: 'Contact us' },
    text(
      `Mejla ${emailLink} eller ring ${phoneLink.sv} om något inte fungerar. Berätta gärna vilken sida det gäller och vilket hjälpmedel du använder.`,
      `If something doesn’t work, email ${emailLink} or call ${phoneLink.en}. It helps to know which page it is and what assistive technology you use.`,
    ),
  ),
  clause(
    'provat',
    { sv: 'Det vi har testat', en: 'What we’ve tested' },
    facts(
      { sv: 'Det vi har testat', en: 'What we’ve tested' },
      row(
        { sv: 'Tangentbord', en: 'Keyboard' },
        'Allt går att nå och använda med bara tangentbord, och det syns var du är. Startsidan, bokningsförfrågan och sidorna om spaet och kvarglömda saker är genomgångna från början till slut.',
        'Everything can be reached and used with a keyboard alone, and you can see where you are. The home page, the booking enquiry and the spa and lost property pages have been gone through from beginning to end.',
      ),
      row(
        { sv: 'Testverktyg', en: 'Testing tool' },
        'Varje sida är kontrollerad med testverktyget axe, på svenska och engelska, i mobil- och datorbredd. Menyer, dialogrutor, utfällbara avsnitt och felmeddelanden är kontrollerade öppna.',
        'Every page has been checked with the testing tool axe, in Swedish and English, at phone and computer width. Menus, dialogs, accordions and error messages have been checked open.',
      ),
      row(
        { sv: 'Kontrast', en: 'Contrast' },
        `Text på enfärgad bakgrund har minst kontrasten ${CONTRAST}, stor text minst 4,5:1.`,
        `Text on a plain background has a contrast of at least ${CONTRAST}, large text at least 4.5:1.`,
      ),
      row(
        { sv: 'Förstoring', en: 'Magnification' },
        `Sidorna går att läsa i 320 CSS-pixlars bredd, eller ${ZOOM.sv} förstoring, utan att skrolla i sidled. Det gäller också öppna menyer och dialogrutor.`,
        `Pages can be read at a width of 320 CSS pixels, or ${ZOOM.en} magnification, without scrolling sideways. That goes for open menus and dialogs too.`,
      ),
      row(
        { sv: 'Textavstånd', en: 'Text spacing' },
        'Ingen text försvinner när du ökar avståndet mellan rader, ord och bokstäver så mycket som WCAG anger.',
        'No text is lost when you increase line, word and letter spacing as far as WCAG requires.',
      ),
      row(
        { sv: 'Länkar och knappar', en: 'Links and buttons' },
        'Länkar och knappar är minst 24 × 24 CSS-pixlar, eller har så mycket plats för sig själva.',
        'Links and buttons are at least 24 × 24 CSS pixels, or have that much room to themselves.',
      ),
      row(
        { sv: 'Skärmläsare', en: 'Screen readers' },
        'Rubriker, landmärken, tabeller och formulär är uppbyggda så att det går att hitta i dem med skärmläsare. Fel i formulär läses upp, och fältet pekas ut.',
        'Headings, landmarks, tables and forms are built so that you can find your way with a screen reader. Errors in forms are read out and the field is pointed out.',
      ),
      row(
        { sv: 'Rörelse och färger', en: 'Motion and colours' },
        'Bildspel går att pausa och står stilla om du har bett om mindre rörelse. Hög kontrast och egna färger går att använda.',
        'Slideshows can be paused, and stay still if you’ve asked for less motion. You can use high contrast and your own colours.',
      ),
      row(
        { sv: 'Utan JavaScript', en: 'Without JavaScript' },
        'Innehåll, filter och formulär fungerar utan JavaScript.',
        'Content, filters and forms work without JavaScript.',
      ),
    ),
  ),
  clause(
    'brister',
    { sv: 'Kända brister', en: 'Known limitations' },
    facts(
      { sv: 'Kända brister', en: 'Known limitations' },
      row(
        { sv: 'Karta och bokningssystem', en: 'Map and booking system' },
        'Den interaktiva kartan och bokningssystemet drivs av andra företag och är inte testade av oss. [Avstånd, adress och telefon](/hitta-till-oss) står också som text, och [bokningsförfrågan](/booking-inquiry) är vår egen.',
        'The interactive map and the booking system are run by other companies and we haven’t tested them. [Distances, address and phone](/hitta-till-oss) are also given as text, and the [booking enquiry](/booking-inquiry) is our own.',
      ),
      row(
        { sv: 'Menyrad', en: 'Menu bar' },
        'Menyraden ligger över en bild tills du skrollar. Bilden är tonad bakom den, men där kan inget verktyg mäta kontrasten på varje punkt.',
        'The menu bar lies over a picture until you scroll. The picture is darkened behind it, but no tool can measure the contrast at every point.',
      ),
      row(
        { sv: 'Svenska ord', en: 'Swedish words' },
        'Svenska ord i den engelska texten, som husmanskost, är inte märkta som svenska, så en skärmläsare kan uttala dem fel.',
        'Swedish words in the English text, such as husmanskost, aren’t marked as Swedish, so a screen reader may mispronounce them.',
      ),
      row(
        { sv: 'Webbläsare', en: 'Browsers' },
        'Varje sida är testad i Chromium. I Firefox och WebKit är bara menyer, dialogrutor och ett formulär testade.',
        'Every page has been tested in Chromium. In Firefox and WebKit we’ve only tested menus, dialogs and a form.',
      ),
      row(
        { sv: 'Användare', en: 'Users' },
        'Webbplatsen är inte testad av personer som använder skärmläsare till vardags, och inte med alla hjälpmedel.',
        'The website hasn’t been tested by people who use screen readers every day, nor with every assistive technology.',
      ),
      row(
        { sv: 'Språk', en: 'Language' },
        'Texterna finns inte på lättläst svenska eller teckenspråk.',
        'There’s no version in easy-to-read Swedish or sign language.',
      ),
    ),
  ),
  clause(
    'tillsyn',
    { sv: 'Lag och tillsyn', en: 'Law and supervision' },
    text(
      'Lagen (2023:254) om vissa produkters och tjänsters tillgänglighet gäller bland annat tjänster där konsumenter ingår avtal på nätet. Tillsyn över e-handel har Post- och telestyrelsen, [pts.se (öppnas i ny flik)](https://www.pts.se/).',
      'The Swedish Act (2023:254) on the accessibility of certain products and services covers, among others, services where consumers enter into contracts online. E-commerce is supervised by the Swedish Post and Telecom Authority, [pts.se (opens in a new tab)](https://www.pts.se/).',
    ),
  ),
  clause(
    'pa-plats',
    { sv: 'På hotellet', en: 'At the hotel' },
    text(
      'Den här sidan handlar om webbplatsen. Läs om [det tillgänglighetsanpassade rummet](/boende) och [servicen på hotellet](/service-utbud).',
      'This page is about the website. Read about [the accessible room](/boende) and [the hotel’s services](/service-utbud).',
    ),
  ),
]

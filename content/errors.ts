import { type Locale, type Localized, textIn } from '../lib/i18n/locales.ts'
import { phone } from './phone.ts'

/**
 * Texts of pages that have failed or were refused. Not in `messages/`, because they must work without a server and without
 * a provider. `failure` there has those of a part of a page.
 */

const root = {
  sv: {
    title: 'Något gick fel',
    technical: 'Tekniskt fel',
    text: `Vi ber om ursäkt, men det uppstod ett fel. Ladda om sidan, eller ring oss på ${phone.display.sv}.`,
    retry: 'Ladda om sidan',
  },
  en: {
    title: 'Something went wrong',
    technical: 'Technical error',
    text: `Sorry, something went wrong. Reload the page, or call us on ${phone.display.en}.`,
    retry: 'Reload the page',
  },
} as const satisfies Localized<Record<string, string>>

/** Texts of the page that stands in for a document. @param isRootMissing true when its root element is also gone */
export function rootFailureLabels(locale: Locale, isRootMissing: boolean) {
  const { technical, ...labels } = textIn(root, locale)
  return isRootMissing ? { ...labels, title: technical } : labels
}

/** The error pages that nginx serves by itself; deploy/release.ts writes them. */
export const serverErrors = ['unavailable', 'too-large', 'too-many', 'unreadable'] as const

/** An error page that stands alone: those of nginx, and what middleware.ts refuses. */
export type ErrorPage = (typeof serverErrors)[number] | 'foreign'

export const errorPages: Readonly<Record<ErrorPage, { title: Localized; text: Localized }>> = {
  unavailable: {
    title: { sv: 'Webbplatsen svarar inte just nu', en: 'The website isn’t responding right now' },
    text: {
      sv: 'Ladda om sidan om en stund. Har du skickat ett formulär? Gå tillbaka och skicka det igen: det sparas bara en gång, även om det redan har kommit fram. Du når oss som vanligt.',
      en: 'Reload the page in a little while. Did you send a form? Go back and send it again: it’s only saved once, even if it has already reached us. You can reach us as usual.',
    },
  },
  'too-large': {
    title: { sv: 'Det blev för mycket på en gång', en: 'That was too much at once' },
    text: {
      sv: 'Formuläret är större än vi kan ta emot, så inget har skickats. Gå tillbaka i webbläsaren: det du skrev står kvar. Korta texten eller välj en mindre fil, och skicka igen.',
      en: 'The form is larger than we can accept, so nothing has been sent. Go back in your browser: what you typed is still there. Shorten the text or choose a smaller file, and send it again.',
    },
  },
  'too-many': {
    title: { sv: 'Det kom för många formulär på kort tid', en: 'Too many forms in a short time' },
    text: {
      sv: 'Det senaste har inte sparats. Vänta en halv minut, gå tillbaka och skicka det igen.',
      en: 'The last one hasn’t been saved. Wait half a minute, go back and send it again.',
    },
  },
  unreadable: {
    title: { sv: 'Vi kunde inte läsa adressen', en: 'We couldn’t read the address' },
    text: {
      sv: 'Länken är för lång eller felskriven, eller så har webbläsaren sparat för många kakor för webbplatsen. Ta bort dem, eller börja om från startsidan.',
      en: 'The link is too long or misspelt, or your browser has stored too many cookies for this website. Delete them, or start again from the home page.',
    },
  },
  foreign: {
    title: { sv: 'Vi kunde inte ta emot formuläret', en: 'We couldn’t accept the form' },
    text: {
      sv: 'Det gick inte att se att det skickades från vår webbplats, så inget har sparats. Gå tillbaka, ladda om sidan och skicka igen.',
      en: 'We couldn’t tell that it was sent from our website, so nothing has been saved. Go back, reload the page and send it again.',
    },
  },
}

/** Labels that these pages share. */
export const errorPageLabels = {
  home: { sv: 'Till startsidan', en: 'Go to the home page' },
  contact: { sv: 'Eller hör av dig', en: 'Or get in touch' },
} satisfies Record<string, Localized>

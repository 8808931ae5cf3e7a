import type { Localized } from '@/lib/i18n/locales'

interface Outage {
  title: Localized
  text: Localized
  /** A link to the home page. */
  link?: Localized
}

/** Texts of the error pages that nginx serves by itself; deploy/release.ts writes them. */
export const outages: Readonly<Record<'unavailable' | 'too-large' | 'too-many' | 'unreadable', Outage>> = {
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
      sv: 'Filerna är större än vi kan ta emot, så inget har sparats. Gå tillbaka och välj mindre filer.',
      en: 'The files are larger than we can accept, so nothing has been saved. Go back and choose smaller files.',
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
    link: { sv: 'Till startsidan', en: 'Go to the home page' },
  },
}

/** Words that these pages share. */
export const standaloneWords = {
  home: { sv: 'till startsidan', en: 'to the home page' },
  contact: { sv: 'Eller hör av dig', en: 'Or get in touch' },
}

import type { Localized } from '@/lib/i18n/locales'

interface OutageWords {
  title: string
  text: string
  /** A link to the home page. */
  link?: string
}

/** Texts of the error pages that nginx serves by itself; deploy/release.ts writes them. */
export const outages: Readonly<
  Record<'unavailable' | 'too-large' | 'too-many' | 'unreadable', Localized<OutageWords>>
> = {
  unavailable: {
    sv: {
      title: 'Webbplatsen svarar inte just nu',
      text: 'Ladda om sidan om en stund. Har du skickat ett formulär? Gå tillbaka och skicka det igen: det sparas bara en gång, även om det redan har kommit fram. Du når oss som vanligt.',
    },
    en: {
      title: 'The website isn’t responding right now',
      text: 'Reload the page in a little while. Did you send a form? Go back and send it again: it’s only saved once, even if it has already reached us. You can reach us as usual.',
    },
  },
  'too-large': {
    sv: {
      title: 'Det blev för mycket på en gång',
      text: 'Filerna är större än vi kan ta emot, så inget har sparats. Gå tillbaka och välj mindre filer.',
    },
    en: {
      title: 'That was too much at once',
      text: 'The files are larger than we can accept, so nothing has been saved. Go back and choose smaller files.',
    },
  },
  'too-many': {
    sv: {
      title: 'Det kom för många formulär på kort tid',
      text: 'Det senaste har inte sparats. Vänta en halv minut, gå tillbaka och skicka det igen.',
    },
    en: {
      title: 'Too many forms in a short time',
      text: 'The last one hasn’t been saved. Wait half a minute, go back and send it again.',
    },
  },
  unreadable: {
    sv: {
      title: 'Vi kunde inte läsa adressen',
      text: 'Länken är för lång eller felskriven, eller så har webbläsaren sparat för många kakor för webbplatsen. Ta bort dem, eller börja om från startsidan.',
      link: 'Till startsidan',
    },
    en: {
      title: 'We couldn’t read the address',
      text: 'The link is too long or misspelt, or your browser has stored too many cookies for this website. Delete them, or start again from the home page.',
      link: 'Go to the home page',
    },
  },
}

/** Words that these pages share. */
export const standaloneWords: Readonly<Localized<{ home: string; contact: string }>> = {
  sv: { home: 'till startsidan', contact: 'Eller hör av dig' },
  en: { home: 'to the home page', contact: 'Or get in touch' },
}

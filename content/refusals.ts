import type { Localized } from '@/lib/i18n/locales'

/** Why a form was not taken. */
export type Refusal = 'tooLarge' | 'incomplete' | 'outdated' | 'failed'

interface RefusalWords {
  title: string
  text: string
  /** The link to the form's page. */
  link: string
}

export const refusals: Readonly<Record<Refusal, Localized<RefusalWords>>> = {
  tooLarge: {
    sv: {
      title: 'Det blev för mycket på en gång',
      text: 'Formuläret är större än vi kan ta emot, så inget har skickats. Gå tillbaka i webbläsaren: det du skrev står kvar. Korta texten eller välj en mindre fil, och skicka igen.',
      link: 'Öppna sidan med formuläret',
    },
    en: {
      title: 'That was too much at once',
      text: 'The form is larger than we can accept, so nothing has been sent. Go back in your browser: what you typed is still there. Shorten the text or choose a smaller file, and send it again.',
      link: 'Open the page with the form',
    },
  },
  incomplete: {
    sv: {
      title: 'Formuläret kom inte fram helt',
      text: 'Det gick inte att läsa, så inget har skickats. Gå tillbaka i webbläsaren, där det du skrev står kvar, och skicka igen.',
      link: 'Öppna sidan med formuläret',
    },
    en: {
      title: 'The form didn’t arrive in one piece',
      text: 'We couldn’t read it, so nothing has been sent. Go back in your browser: what you typed is still there. Then send it again.',
      link: 'Open the page with the form',
    },
  },
  outdated: {
    sv: {
      title: 'Formuläret är äldre än webbplatsen',
      text: 'Sidan har uppdaterats sedan du öppnade den, så formuläret kunde inte tas emot och inget har skickats. Gå tillbaka i webbläsaren: det du skrev står kvar och kan kopieras. Öppna sidan på nytt i en egen flik, och skicka därifrån.',
      link: 'Öppna sidan i en ny flik',
    },
    en: {
      title: 'The form is older than the website',
      text: 'The page has been updated since you opened it, so we couldn’t receive the form and nothing has been sent. Go back in your browser: what you typed is still there and can be copied. Open the page again in a new tab and send it from there.',
      link: 'Open the page in a new tab',
    },
  },
  failed: {
    sv: {
      title: 'Formuläret gick inte att ta emot',
      text: 'Något gick fel, och det är inte säkert att det kom fram. Gå tillbaka i webbläsaren, där det du skrev står kvar, och skicka igen: samma formulär sparas bara en gång.',
      link: 'Öppna sidan med formuläret',
    },
    en: {
      title: 'We couldn’t receive the form',
      text: 'Something went wrong, and it may not have reached us. Go back in your browser, where what you typed is still there, and send it again: the same form is only saved once.',
      link: 'Open the page with the form',
    },
  },
}

/** Words that such a page and an outage page share. */
export const standaloneWords: Readonly<Localized<{ home: string; contact: string }>> = {
  sv: { home: 'till startsidan', contact: 'Eller hör av dig' },
  en: { home: 'to the home page', contact: 'Or get in touch' },
}

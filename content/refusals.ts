import type { Localized } from '@/lib/i18n/locales'

/** The answer to a form that is larger than the server reads. */
export const formTooLarge: Readonly<Localized> = {
  sv: 'Formuläret är större än vi kan ta emot, så inget har skickats. Gå tillbaka i webbläsaren: det du skrev står kvar. Korta texten eller välj en mindre fil, och skicka igen.',
  en: 'The form is larger than we can accept, so nothing has been sent. Go back in your browser: what you typed is still there. Shorten the text or choose a smaller file, and send it again.',
}

import type { Localized } from '@/lib/i18n/locales'

/** Texts of the error pages that nginx serves while the site is unavailable; deploy/prepare-files.ts builds them. */
export const outages: Readonly<
  Record<'unavailable' | 'too-large' | 'too-many', Localized<{ title: string; text: string }>>
> = {
  unavailable: {
    sv: {
      title: 'Webbplatsen svarar inte just nu',
      text: 'Ladda om sidan om en stund. Har du skickat ett formulär? Gå tillbaka och skicka det igen: det sparas bara en gång, även om det redan har kommit fram. Oss når du som vanligt.',
    },
    en: {
      title: 'The website is not answering right now',
      text: 'Reload the page in a little while. Did you send a form? Go back and send it again: it is saved only once, even if it has already reached us. We are here as usual.',
    },
  },
  'too-large': {
    sv: {
      title: 'Det blev för mycket på en gång',
      text: 'Filerna är större än vi kan ta emot, så inget har sparats. Gå tillbaka och välj mindre filer.',
    },
    en: {
      title: 'That was too much at once',
      text: 'The files are larger than we can take, so nothing has been saved. Go back and choose smaller files.',
    },
  },
  'too-many': {
    sv: {
      title: 'Det kom för många formulär på kort tid',
      text: 'Det senaste har inte sparats. Vänta en halv minut, gå tillbaka och skicka det igen.',
    },
    en: {
      title: 'Too many forms in a short time',
      text: 'The last one has not been saved. Wait half a minute, go back and send it again.',
    },
  },
}

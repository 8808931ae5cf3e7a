import type { Localized } from '@/lib/i18n/locales'
import { venue } from './venue'

/** Reasons for which a submission is turned away before it is read. */
export type Refusal = 'forgedOrigin' | 'tooLarge' | 'incomplete' | 'outdated'

const contact = `${venue.phone.display}, ${venue.email}`

export const refusals: Readonly<Record<Refusal, Localized<{ title: string; text: string }>>> = {
  forgedOrigin: {
    sv: {
      title: 'Formuläret kom inte från vår webbplats',
      text: `Vi tar bara emot formulär som skickas härifrån, så inget har sparats. Gå tillbaka och försök igen, eller hör av dig: ${contact}.`,
    },
    en: {
      title: 'The form did not come from our website',
      text: `We only accept forms sent from here, so nothing has been saved. Go back and try again, or get in touch: ${contact}.`,
    },
  },
  tooLarge: {
    sv: {
      title: 'Det blev för mycket på en gång',
      text: `Formuläret är större än vi kan ta emot, så inget har sparats. Gå tillbaka och korta texten, eller hör av dig: ${contact}.`,
    },
    en: {
      title: 'That was too much at once',
      text: `The form is larger than we can take, so nothing has been saved. Go back and shorten the text, or get in touch: ${contact}.`,
    },
  },
  incomplete: {
    sv: {
      title: 'Formuläret kom inte fram helt',
      text: `Det gick inte att läsa, så inget har sparats. Gå tillbaka och skicka det igen, eller hör av dig: ${contact}.`,
    },
    en: {
      title: 'The form did not arrive in one piece',
      text: `It could not be read, so nothing has been saved. Go back and send it again, or get in touch: ${contact}.`,
    },
  },
  outdated: {
    sv: {
      title: 'Sidan har uppdaterats sedan du öppnade den',
      text: `Därför kunde formuläret inte tas emot, och inget har skickats. Öppna sidan på nytt och skicka det igen, eller hör av dig: ${contact}.`,
    },
    en: {
      title: 'The page has been updated since you opened it',
      text: `That is why the form could not be received, and nothing has been sent. Open the page again and send it once more, or get in touch: ${contact}.`,
    },
  },
}

/** The way on from an outdated page, and the heading of what the guest had typed there. */
export const outdatedWords: Readonly<Localized<{ again: string; typedTitle: string }>> = {
  sv: { again: 'Öppna sidan på nytt', typedTitle: 'Det här hade du skrivit' },
  en: { again: 'Open the page again', typedTitle: 'This is what you had typed' },
}

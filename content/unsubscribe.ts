import type { Localized } from '@/lib/i18n/locales'
import type { PageTexts } from './page-texts'
import { phoneLink } from './phone'
import { emailLink } from './venue'

/** Texts of the page in one state. Links are written `[label](address)`. */
export interface UnsubscribeStep {
  heading: string
  text: string
  /** On the button that unsubscribes; without it there is none. */
  button?: string
}

export const unsubscribeTexts: Localized<PageTexts> = {
  sv: {
    title: 'Avregistrera dig från nyhetsbrevet – Källfjället',
    description:
      'Avregistrera dig från Källfjällets nyhetsbrev med länken i ditt senaste utskick. Ett tryck räcker: du behöver inte logga in och inte säga varför.',
    h1: 'Avregistrera dig',
  },
  en: {
    title: 'Unsubscribe from the newsletter – Källfjället',
    description:
      'Unsubscribe from Källfjället’s newsletter with the link in your latest email. One press is enough: you don’t have to log in or say why.',
    h1: 'Unsubscribe',
  },
}

/** `ask` is the page as the link opens it, the others are the result. */
export const unsubscribeCopy: Localized<Record<'ask' | 'done' | 'invalid' | 'failed', UnsubscribeStep>> = {
  sv: {
    ask: {
      heading: unsubscribeTexts.sv.h1,
      text: 'När du trycker på knappen tar vi bort din e-postadress och du får inga fler nyhetsbrev. Du behöver inte säga varför.',
      button: 'Avregistrera mig',
    },
    done: {
      heading: 'Du är avregistrerad',
      text: 'Vi har tagit bort din e-postadress. Har du anmält dig på nytt sedan den här länken skickades använder du länken i ett senare nyhetsbrev. Ångrar du dig är du välkommen tillbaka: anmälan finns längst ner på sidan.',
    },
    invalid: {
      heading: 'Länken fungerar inte',
      text: `Den kan ha blivit avkortad. Öppna länken i det senaste nyhetsbrevet, eller mejla ${emailLink} från adressen du anmälde, så tar vi bort den.`,
    },
    failed: {
      heading: 'Det gick inte just nu',
      text: `Du är inte avregistrerad än. Försök igen om en stund, eller ring ${phoneLink.sv}.`,
      button: 'Försök igen',
    },
  },
  en: {
    ask: {
      heading: unsubscribeTexts.en.h1,
      text: 'Press the button and we’ll remove your email address and send no more newsletters. You don’t have to say why.',
      button: 'Unsubscribe me',
    },
    done: {
      heading: 'You’ve been unsubscribed',
      text: 'We’ve removed your email address. If you’ve signed up again since this link was sent, use the link in a later newsletter. Changed your mind? You can sign up again at the foot of the page.',
    },
    invalid: {
      heading: 'The link doesn’t work',
      text: `It may have been cut short. Open the link in the latest newsletter, or email ${emailLink} from the address you signed up with and we’ll remove it.`,
    },
    failed: {
      heading: 'That didn’t work just now',
      text: `You haven’t been unsubscribed yet. Try again in a while, or call ${phoneLink.en}.`,
      button: 'Try again',
    },
  },
}

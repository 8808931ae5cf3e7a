import type { Localized } from '@/lib/i18n/locales'
import type { PageTexts } from './page-texts'
import { venue } from './venue'

/** Texts of the page in one state. Links are written `[label](address)`. */
export interface UnsubscribeStep {
  heading: string
  text: string
  /** On the button that ends the subscription; without it there is none. */
  button?: string
}

/** `ask` is the page as the link opens it, the others are the result. */
type UnsubscribeCopy = Record<'ask' | 'done' | 'invalid' | 'failed', UnsubscribeStep>

const mail = `[${venue.email}](mailto:${venue.email})`
const phone = `[${venue.phone.display}](${venue.phone.href})`

export const unsubscribeTexts: Localized<PageTexts> = {
  sv: {
    title: 'Avsluta nyhetsbrevet – Källfjället Hotell & Spa',
    description:
      'Här avslutar du Källfjällets nyhetsbrev med länken i brevet. Ett tryck räcker, du behöver inte logga in och inte säga varför.',
    h1: 'Avsluta nyhets\u00ADbrevet',
  },
  en: {
    title: 'End the newsletter – Källfjället Hotel & Spa',
    description:
      'End Källfjället’s newsletter with the link in the letter. One press is enough; you need not log in or say why.',
    h1: 'End the newsletter',
  },
}

export const unsubscribeCopy: Localized<UnsubscribeCopy> = {
  sv: {
    ask: {
      heading: unsubscribeTexts.sv.h1,
      text: 'Tryck på knappen, så tar vi bort din e-postadress och skickar inga fler brev. Du behöver inte säga varför.',
      button: 'Avsluta nyhetsbrevet',
    },
    done: {
      heading: 'Nyhetsbrevet är avslutat',
      text: 'Anmälan som länken hörde till är borttagen, och e-postadressen med den. Har du anmält dig på nytt sedan dess gäller länken i ett senare brev. Vill du ha brev från fjället igen anmäler du dig längst ned på sidan.',
    },
    invalid: {
      heading: 'Länken fungerar inte',
      text: `Den kan ha blivit avkortad. Öppna länken i det senaste brevet, eller skriv till ${mail} från adressen du anmälde, så tar vi bort den.`,
    },
    failed: {
      heading: 'Det gick inte just nu',
      text: `Nyhetsbrevet är inte avslutat än. Försök igen om en stund, eller ring ${phone}.`,
      button: 'Försök igen',
    },
  },
  en: {
    ask: {
      heading: unsubscribeTexts.en.h1,
      text: 'Press the button, and we remove your e-mail address and send no more letters. You need not say why.',
      button: 'End the newsletter',
    },
    done: {
      heading: 'The newsletter has ended',
      text: 'The sign-up that the link belonged to is removed, and the e-mail address with it. If you have signed up again since then, use the link in a later letter. If you want letters from the mountain again, sign up at the foot of the page.',
    },
    invalid: {
      heading: 'The link does not work',
      text: `It may have been cut short. Open the link in the latest letter, or write to ${mail} from the address you signed up with, and we remove it.`,
    },
    failed: {
      heading: 'It did not work just now',
      text: `The newsletter has not ended yet. Try again in a while, or call ${phone}.`,
      button: 'Try again',
    },
  },
}

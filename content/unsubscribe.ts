import type { Localized } from '@/lib/i18n/locales'
import type { PageTexts } from './page-texts'

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

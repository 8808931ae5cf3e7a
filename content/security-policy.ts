import type { Localized } from '@/lib/i18n/locales'

/** Policy for reporting vulnerabilities of the website; security.txt links to it. */
export const securityPolicy: Localized = {
  sv: `Så anmäler du en svaghet på webbplatsen

Skriv till adressen i security.txt. Berätta var svagheten finns och hur den visar sig, gärna steg för steg.
Titta inte på, ändra inte och spara inte andra gästers uppgifter; ett exempel med dina egna räcker.
Stör inte driften: inga överbelastningar, inga massutskick genom formulären.
Ge oss tid att rätta felet innan du berättar för andra.`,
  en: `How to report a weakness of this website

Write to the address in security.txt. Say where the weakness is and how it shows, step by step if you can.
Do not look at, change or keep other guests' data; an example with your own is enough.
Do not disturb the site: no flooding, no mass mailings through its forms.
Give us time to mend it before you tell others.`,
}

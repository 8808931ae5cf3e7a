import type { Localized } from '@/lib/i18n/locales'

/** Policy for reporting vulnerabilities of the website; security.txt links to it. */
export const securityPolicy: Localized = {
  sv: `Så anmäler du en sårbarhet på webbplatsen

Skriv till adressen i security.txt. Berätta var sårbarheten finns och hur den visar sig, gärna steg för steg.
Titta inte på, ändra inte och spara inte andra gästers uppgifter; ett exempel med dina egna räcker.
Stör inte driften: inga överbelastningar, inga massutskick genom formulären.
Ge oss tid att rätta felet innan du berättar för andra.`,
  en: `How to report a vulnerability on this website

Write to the address in security.txt. Say where the vulnerability is and how it shows, step by step if you can.
Don't look at, change or keep other guests' data; an example with your own is enough.
Don't disrupt the site: no flooding, no mass mailings through its forms.
Give us time to fix it before you tell others.`,
}

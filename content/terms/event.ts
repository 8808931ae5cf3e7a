import { formatRange } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { christmas, groupTerms } from '../facts'
import { venue } from '../venue'
import { facts, text, type TermsBar, type TermsSection } from './terms'

const [first, second, third, fourth] = groupTerms.thresholdsDays

/** The spans between the thresholds, from the earliest: 30 days or more, 14 to 29, and so on. */
function feeBars(locale: Locale): TermsBar[] {
  const { more, days, fewer } = {
    sv: { more: 'dagar eller mer', days: 'dagar', fewer: 'färre än' },
    en: { more: 'days or more', days: 'days', fewer: 'fewer than' },
  }[locale]
  const labels = [
    `${first} ${more}`,
    `${formatRange(second, first - 1)} ${days}`,
    `${formatRange(third, second - 1)} ${days}`,
    `${formatRange(fourth, third - 1)} ${days}`,
    `${fewer} ${fourth} ${days}`,
  ]
  return groupTerms.feePercents.map((percent, index) => ({ percent, label: labels[index] ?? '' }))
}

const deposit = groupTerms.depositPercent
const points = groupTerms.lateInterestPointsAboveReference

/** Terms for groups, conferences and events. */
export const eventTerms: TermsSection = {
  id: 'event',
  title: { sv: 'Event- och gruppbokningar', en: 'Event and group bookings' },
  lead: {
    sv: 'Det här gäller när ni bokar som grupp, till en konferens eller ett firande. Husets allmänna regler gäller också er.',
    en: 'This applies when you book as a group, for a conference or a celebration. The general rules of the house apply to you as well.',
  },
  clauses: [
    {
      id: 'grupp-deposition',
      heading: { sv: 'Deposition', en: 'Deposit' },
      blocks: [
        text(
          `När bokningen är gjord betalar ni ${deposit}\u00A0% av det avtalade priset i deposition. Den ska vara betald inom ${groupTerms.depositDueDays} dagar.`,
          `Once the booking is made you pay ${deposit}% of the agreed price as a deposit. It is due within ${groupTerms.depositDueDays} days.`,
        ),
      ],
    },
    {
      id: 'grupp-avbokning',
      heading: { sv: 'Avbokning', en: 'Cancellation' },
      blocks: [
        text(
          'Avbokar ni betalar ni så här stor del av det avtalade priset, beroende på hur många dagar som är kvar till ankomst:',
          'If you cancel, you pay this share of the agreed price, depending on how many days are left until you arrive:',
        ),
        {
          kind: 'bars',
          caption: { sv: 'Avbokningsavgift för grupper', en: 'Cancellation fee for groups' },
          bars: { sv: feeBars('sv'), en: feeBars('en') },
        },
      ],
    },
    {
      id: 'grupp-faktura',
      heading: { sv: 'Faktura', en: 'Invoice' },
      blocks: [
        facts(
          { sv: 'Betalningsvillkor', en: 'Terms of payment' },
          [
            ['Fakturan betalas inom', `${groupTerms.invoiceDueDays} dagar`],
            ['The invoice is due within', `${groupTerms.invoiceDueDays} days`],
          ],
          [
            ['Dröjsmålsränta', `referensräntan plus ${points} procentenheter`],
            ['Interest on late payment', `the reference rate plus ${points} percentage points`],
          ],
        ),
        text('Konferenspriser anges exklusive moms.', 'Conference prices are given excluding VAT.'),
      ],
    },
    {
      id: 'grupp-antal',
      heading: { sv: 'Hur många ni är', en: 'How many you are' },
      blocks: [
        text(
          `Varje aktivitet har sitt minsta antal deltagare. Företagens julpaket gäller grupper från ${christmas.groupFrom} personer.`,
          `Each activity has its own minimum number of participants. Christmas packages for companies are for groups from ${christmas.groupFrom} people.`,
        ),
        text(
          `Ändrar sig antalet, skriv till [${venue.conferenceEmail}](mailto:${venue.conferenceEmail}) eller ring [${venue.phone.display}](${venue.phone.href}).`,
          `If your number changes, write to [${venue.conferenceEmail}](mailto:${venue.conferenceEmail}) or call [${venue.phone.display}](${venue.phone.href}).`,
        ),
      ],
    },
    {
      id: 'grupp-dryck',
      heading: { sv: 'Egen dryck', en: 'Your own drink' },
      blocks: [
        text(
          'Egen alkohol får inte tas med, varken till middagen, till rummet eller till kåtan. Avgiften står i [de allmänna reglerna](/villkor#i-rummet).',
          'You may not bring your own alcohol, be it to dinner, to the room or to the hut. The fee is in [the general rules](/villkor#i-rummet).',
        ),
      ],
    },
  ],
}

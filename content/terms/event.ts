import { formatCount } from '@/lib/i18n/count'
import { formatRange } from '@/lib/i18n/format'
import { christmas, groupTerms } from '../facts'
import { conferenceEmailLink } from '../venue'
import { clause, facts, row, type TermsSection, text } from './section'

const [first, ...others] = groupTerms.cancellationFees
const last = others.at(-1) ?? first
/** Each fee with the days that it is for, the earliest first. */
const fees = [
  {
    percent: first.percent,
    label: { sv: `${first.daysFrom} dagar eller mer`, en: `${first.daysFrom} days or more` },
  },
  ...others.map(({ daysFrom, percent }, index) => {
    const span = formatRange(daysFrom, (groupTerms.cancellationFees[index]?.daysFrom ?? 0) - 1)
    return { percent, label: { sv: `${span} dagar`, en: `${span} days` } }
  }),
  { percent: 100, label: { sv: `färre än ${last.daysFrom} dagar`, en: `fewer than ${last.daysFrom} days` } },
]

const deposit = groupTerms.depositPercent
const points = groupTerms.lateInterestPointsAboveReference

export const eventTerms: TermsSection = {
  id: 'event',
  title: { sv: 'Grupper och evenemang', en: 'Groups and events' },
  lead: {
    sv: 'Det här gäller när ni bokar som grupp, för en konferens eller ett firande. Hotellets allmänna regler gäller också.',
    en: 'These terms apply when you book as a group, for a conference or for a celebration. The hotel’s general rules apply as well.',
  },
  clauses: [
    clause(
      'grupp-deposition',
      { sv: 'Handpenning', en: 'Deposit' },
      text(
        `Ni betalar ${deposit}\u00A0% av det avtalade priset i handpenning, inom ${formatCount(groupTerms.depositDueDays, 'sv')} dagar från bokningen.`,
        `You pay ${deposit}% of the agreed price as a deposit, within ${formatCount(groupTerms.depositDueDays, 'en')} days of booking.`,
      ),
    ),
    clause(
      'grupp-avbokning',
      { sv: 'Avbokning', en: 'Cancellation' },
      text(
        'Om ni avbokar betalar ni en del av det avtalade priset. Hur stor den är beror på hur många dagar som är kvar till ankomsten:',
        'If you cancel, you pay a share of the agreed price, depending on how many days are left until you arrive:',
      ),
      {
        kind: 'bars',
        caption: { sv: 'Avbokningsavgift för grupper', en: 'Cancellation fee for groups' },
        bars: fees,
      },
    ),
    clause(
      'grupp-faktura',
      { sv: 'Faktura', en: 'Invoice' },
      facts(
        { sv: 'Betalningsvillkor', en: 'Terms of payment' },
        row(
          { sv: 'Fakturan betalas inom', en: 'The invoice is due within' },
          `${groupTerms.invoiceDueDays} dagar`,
          `${groupTerms.invoiceDueDays} days`,
        ),
        row(
          { sv: 'Dröjsmålsränta', en: 'Interest on late payment' },
          `referensräntan plus ${points} procentenheter`,
          `the reference rate plus ${points} percentage points`,
        ),
      ),
      text(
        'Konferenspriser anges exklusive moms. För gruppaktiviteter står momsen i vårt svar.',
        'Conference prices are stated excluding VAT. For group activities, our reply states the VAT.',
      ),
    ),
    clause(
      'grupp-antal',
      { sv: 'Antal deltagare', en: 'Number of participants' },
      text(
        `En del aktiviteter kräver ett minsta antal deltagare. Julbord för företag gäller grupper om minst ${formatCount(christmas.groupFrom, 'sv')} personer.`,
        `Some activities need a minimum number of participants. The Christmas buffet for companies is for groups of ${formatCount(christmas.groupFrom, 'en')} or more.`,
      ),
      text(
        `Blir ni fler eller färre meddelar ni det till ${conferenceEmailLink}.`,
        `If your numbers change, email ${conferenceEmailLink}.`,
      ),
    ),
    clause(
      'grupp-dryck',
      { sv: 'Medhavd alkohol', en: 'Your own alcohol' },
      text(
        'Egen alkohol får inte tas med, varken till middagen, till rummen eller till grillkåtan. Avgiften står i [de allmänna reglerna](/villkor#i-rummet).',
        'You may not bring your own alcohol, whether to dinner, to your rooms or to the grill hut. The charge is in [the general rules](/villkor#i-rummet).',
      ),
    ),
  ],
}

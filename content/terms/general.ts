import { groupHours, nameHours } from '@/lib/dates/weekdays'
import { formatCount } from '@/lib/i18n/count'
import { formatList, formatPrice, formatRange } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { PERCENT_SIGN } from '@/lib/i18n/range'
import { cancellation, giftCards, hotel, hours, houseRules, paymentMethods, rooms } from '../facts'
import { phoneLink } from '../phone'
import { guideDogs } from '../rooms'
import { clause, facts, row, type TermsSection, text } from './section'

const smoking = (locale: Locale) => formatPrice(houseRules.smokingFee, locale)
const alcohol = (locale: Locale) => formatPrice(houseRules.alcoholFinePerPerson, locale)
const valuables = (locale: Locale) => formatPrice(houseRules.valuablesLiability, locale)
const pet = (locale: Locale) => formatPrice(rooms.petFriendly.pricePerPet, locale)
const { weekdays, weekends } = hours.reception
const { full, half, quarter } = cancellation
const quarterDays = formatRange(quarter.untilDaysBefore, quarter.daysTo)
const halfDays = formatRange(half.daysFrom, half.daysTo)

export const generalTerms: TermsSection = {
  id: 'general',
  title: { sv: 'Allmänna regler', en: 'General rules' },
  lead: {
    sv: 'Det här gäller när du bokar och bor hos oss.',
    en: 'These terms apply when you book and stay with us.',
  },
  clauses: [
    clause(
      'avbokning',
      { sv: 'Avbokning', en: 'Cancellation' },
      text(
        'Hur mycket du får tillbaka beror på hur långt det är kvar till ankomsten:',
        'How much you get back depends on how long it is until you arrive:',
      ),
      {
        kind: 'bars',
        caption: { sv: 'Återbetalning vid avbokning', en: 'Refund on cancellation' },
        bars: [
          {
            percent: full.percent,
            label: { sv: `${full.daysFrom} dagar eller mer`, en: `${full.daysFrom} days or more` },
          },
          { percent: half.percent, label: { sv: `${halfDays} dagar`, en: `${halfDays} days` } },
          { percent: quarter.percent, label: { sv: `${quarterDays} dagar`, en: `${quarterDays} days` } },
          { percent: 0, label: { sv: 'därefter', en: 'after that' } },
        ],
      },
      text(
        `Du får tillbaka ${quarter.percent}${PERCENT_SIGN.sv} om du avbokar senast klockan ${hours.lastQuarterRefundUntil} ${formatCount(quarter.untilDaysBefore, 'sv')} dagar före ankomsten.`,
        `To get ${quarter.percent}% back, cancel by ${hours.lastQuarterRefundUntil} ${formatCount(quarter.untilDaysBefore, 'en')} days before you arrive.`,
      ),
      text(
        'Ångerrätten enligt distansavtalslagen gäller inte rum, måltider och aktiviteter på bestämda dagar. Presentkort som du köper på nätet, per mejl eller telefon kan du ångra inom 14 dagar.',
        'The statutory right of withdrawal does not apply to rooms, meals and activities on fixed dates. If you buy a gift card online, by email or by phone, you can cancel the purchase within 14 days.',
      ),
      text(
        'För grupper och evenemang gäller [egna villkor](/villkor?tab=event).',
        'Groups and events have [terms of their own](/villkor?tab=event).',
      ),
    ),
    clause(
      'ankomst',
      { sv: 'Ankomst och avresa', en: 'Arrival and departure' },
      text(
        `Rummet är ditt från klockan ${hours.checkIn} ankomstdagen till klockan ${hours.checkOut} avresedagen. Säg till när du bokar om du kommer efter ${hours.lateArrivalAfter}.`,
        `The room is yours from ${hours.checkIn} on the day you arrive until ${hours.checkOut} on the day you leave. If you will be arriving after ${hours.lateArrivalAfter}, tell us when you book.`,
      ),
      text(
        `Receptionen är bemannad ${nameHours(weekdays, 'sv')} och på ${groupHours(weekends).sv}. Övriga tider svarar vi i telefon, ${phoneLink.sv}.`,
        `Reception is staffed ${nameHours(weekdays, 'en')} and at ${groupHours(weekends).en}. At other times we answer the phone, ${phoneLink.en}.`,
      ),
    ),
    clause(
      'vem-som-far-bo',
      { sv: 'Vem får bo här', en: 'Who may stay here' },
      text(
        `Du behöver ha fyllt ${houseRules.minimumAge} år för att boka rum. Är du under ${houseRules.minimumAge} bor du här tillsammans med en vårdnadshavare.`,
        `You must be ${houseRules.minimumAge} or over to book a room. If you are under ${houseRules.minimumAge}, you must stay with a parent or guardian.`,
      ),
      text(
        'I rummen får bara personal och incheckade gäster vistas. Besök tar du emot utanför rummet.',
        'Only staff and checked-in guests may be in the rooms. Please meet visitors outside the room.',
      ),
    ),
    clause(
      'husdjur',
      { sv: 'Hundar och andra djur', en: 'Dogs and other animals' },
      text(
        `Husdjur bor i utvalda rum, mot en avgift på ${pet('sv')} per djur. Säg till när du bokar, så får du rätt rum.`,
        `Pets stay in selected rooms, at ${pet('en')} per pet. Tell us when you book so that you get the right room.`,
      ),
      text(guideDogs.sv, guideDogs.en),
    ),
    clause(
      'i-rummet',
      { sv: 'Rökning och medhavd alkohol', en: 'Smoking and your own alcohol' },
      text(
        'Rökning är inte tillåten i rummen, och egen alkohol får inte tas med. Den som ändå gör det betalar en avgift:',
        'Smoking is not allowed in the rooms, and you may not bring your own alcohol. If you do, these charges apply:',
      ),
      facts(
        { sv: 'Avgifter', en: 'Charges' },
        row(
          {
            sv: 'Rökning på rummet, betalas vid utcheckningen',
            en: 'Smoking in the room, payable at check-out',
          },
          smoking('sv'),
          smoking('en'),
        ),
        row(
          { sv: 'Medhavd alkohol, per person', en: 'Alcohol brought in, per person' },
          alcohol('sv'),
          alcohol('en'),
        ),
      ),
    ),
    clause(
      'vardesaker',
      { sv: 'Värdesaker och kvarglömt', en: 'Valuables and lost property' },
      text(
        `Vårt ansvar för värdesaker är högst ${valuables('sv')}. Gränsen gäller inte om vi har varit grovt oaktsamma.`,
        `Our liability for valuables is limited to ${valuables('en')}. The limit does not apply if we have been grossly negligent.`,
      ),
      text(
        `Det du glömmer sparar vi i ${formatCount(houseRules.lostItemsKeptMonths, 'sv')} månader. Mat, dryck, underkläder och hygienartiklar sparar vi inte.`,
        `We keep what you leave behind for ${formatCount(houseRules.lostItemsKeptMonths, 'en')} months, but not food, drink, underwear or toiletries.`,
      ),
      text(
        '[Skicka en efterlysning](/kvarglomt) om du saknar något. Mottagaren betalar frakten, och vi ansvarar inte för försändelsen.',
        '[Send us a request](/kvarglomt) if you are missing something. The recipient pays the postage, and we are not liable for the parcel.',
      ),
    ),
    clause(
      'betalning',
      { sv: 'Betalning', en: 'Payment' },
      text(
        `Du kan betala med ${formatList(paymentMethods.sv, 'sv', 'disjunction')}. Priserna på webbplatsen är i svenska kronor. De är inklusive moms, utom för konferenser och företagens julbord. För gruppaktiviteter står momsen i vårt svar.`,
        `You can pay by ${formatList(paymentMethods.en.slice(0, -1), 'en', 'disjunction')}, or in cash. Prices on the website are in Swedish kronor. They include VAT, except for conferences and the Christmas buffet for companies. For group activities, VAT is stated in our reply.`,
      ),
      text(
        `[Presentkort](/presentkort) gäller i ${formatCount(giftCards.validMonths, 'sv')} månader från köpet. När du bokar på nätet väljer du presentkort som betalning i steg ${hotel.giftCardPaymentStep} av ${hotel.bookingSteps}.`,
        `[Gift cards](/presentkort) are valid for ${giftCards.validMonths} months from purchase. When you book online, you choose to pay by gift card at step ${hotel.giftCardPaymentStep} of ${hotel.bookingSteps}.`,
      ),
    ),
    clause(
      'reklamation',
      { sv: 'Om du inte är nöjd', en: 'If you are not happy' },
      text(
        'Hör av dig till oss först. Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden, [arn.se (öppnas i ny flik)](https://www.arn.se/).',
        'Contact us first. If we cannot agree, you can turn to the National Board for Consumer Disputes (ARN), [arn.se (opens in a new tab)](https://www.arn.se/).',
      ),
    ),
  ],
}

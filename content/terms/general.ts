import { formatHours, formatList, formatPrice, formatRange } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { cancellation, giftCards, hotel, hours, houseRules, rooms } from '../facts'
import { facts, text, type TermsBar, type TermsSection } from './terms'

const smoking = (locale: Locale) => formatPrice(houseRules.smokingFee, locale)
const alcohol = (locale: Locale) => formatPrice(houseRules.alcoholFinePerPerson, locale)
const valuables = (locale: Locale) => formatPrice(houseRules.valuablesLiability, locale)
const pet = (locale: Locale) => formatPrice(rooms.petFriendly.pricePerPet, locale)
const weekdays = formatHours(hours.reception.weekdays)
const weekends = formatHours(hours.reception.weekends)
const halfDays = formatRange(cancellation.half.daysFrom, cancellation.half.daysTo)

const refundPercents = [
  cancellation.full.percent,
  cancellation.half.percent,
  cancellation.quarter.percent,
  0,
] as const

function toBars(labels: readonly [string, string, string, string]): TermsBar[] {
  return labels.map((label, index) => ({ percent: refundPercents[index] ?? 0, label }))
}

/** Rules for everyone who books and stays. */
export const generalTerms: TermsSection = {
  id: 'general',
  title: { sv: 'Allmänna regler', en: 'General rules' },
  lead: {
    sv: 'Det här gäller när du bokar och bor hos oss. Vi har försökt skriva så att det går att läsa högt.',
    en: 'This applies when you book and stay with us. We have tried to write it so that it can be read aloud.',
  },
  clauses: [
    {
      id: 'ankomst',
      heading: { sv: 'Ankomst och avresa', en: 'Arrival and departure' },
      blocks: [
        text(
          `Rummet är ditt från klockan ${hours.checkIn} ankomstdagen till klockan ${hours.checkOut} avresedagen. Kommer du efter ${hours.lateArrivalAfter} säger du till när du bokar.`,
          `The room is yours from ${hours.checkIn} on the day you arrive until ${hours.checkOut} on the day you leave. If you arrive after ${hours.lateArrivalAfter}, tell us when you book.`,
        ),
        text(
          `Receptionen är bemannad måndag till fredag ${weekdays} och på helger ${weekends}. Övriga tider svarar vi i telefon.`,
          `Reception is staffed Monday to Friday ${weekdays} and at weekends ${weekends}. Out of hours we answer the phone.`,
        ),
      ],
    },
    {
      id: 'avbokning',
      heading: { sv: 'Avbokning', en: 'Cancellation' },
      blocks: [
        text(
          'Så mycket får du tillbaka, beroende på hur långt det är kvar till ankomst:',
          'This is what you get back, depending on how long it is until you arrive:',
        ),
        {
          kind: 'bars',
          caption: { sv: 'Återbetalning vid avbokning', en: 'Refund on cancellation' },
          bars: {
            sv: toBars([
              `${cancellation.full.daysFrom} dagar eller mer`,
              `${halfDays} dagar`,
              `till ${hours.lastQuarterRefundUntil} två dagar före`,
              'därefter',
            ]),
            en: toBars([
              `${cancellation.full.daysFrom} days or more`,
              `${halfDays} days`,
              `until ${hours.lastQuarterRefundUntil} two days before`,
              'after that',
            ]),
          },
        },
        text(
          'För grupper och event gäller [andra villkor](/villkor?tab=event).',
          'Groups and events have [terms of their own](/villkor?tab=event).',
        ),
      ],
    },
    {
      id: 'vem-som-far-bo',
      heading: { sv: 'Vem som får bo', en: 'Who may stay' },
      blocks: [
        text(
          `Du behöver ha fyllt ${houseRules.minimumAge} år för att boka rum. Den som är under ${houseRules.minimumAge} bor tillsammans med sin vårdnadshavare.`,
          `You need to be ${houseRules.minimumAge} or over to book a room. Anyone under ${houseRules.minimumAge} stays together with their guardian.`,
        ),
        text(
          'I rummen får bara personal och incheckade gäster vistas. Vill någon hälsa på ses ni utanför rummet.',
          'Only staff and checked-in guests may be in the rooms. If someone comes to see you, meet outside the room.',
        ),
      ],
    },
    {
      id: 'husdjur',
      heading: { sv: 'Hundar och andra djur', en: 'Dogs and other animals' },
      blocks: [
        text(
          `Husdjur bor i utvalda rum, mot en avgift på ${pet('sv')} per djur. Säg till när du bokar, så får ni rätt rum.`,
          `Pets stay in selected rooms, for ${pet('en')} per pet. Tell us when you book, so that you get the right room.`,
        ),
        text(
          'Ledarhundar bor gratis. Ta med hundens legitimation.',
          'Guide dogs stay free of charge. Bring the dog’s ID.',
        ),
      ],
    },
    {
      id: 'i-rummet',
      heading: { sv: 'Rök och egen dryck', en: 'Smoking and your own drinks' },
      blocks: [
        text(
          'Rökning är inte tillåten i rummen, och egen alkohol får inte tas med. Det kostar att bryta mot reglerna:',
          'Smoking is not allowed in the rooms, and you may not bring your own alcohol. Breaking the rules costs:',
        ),
        facts(
          { sv: 'Avgifter', en: 'Fees' },
          [
            ['Rökning i rummet, debiteras vid utcheckning', smoking('sv')],
            ['Smoking in the room, charged at check-out', smoking('en')],
          ],
          [
            ['Medhavd alkohol, per person', alcohol('sv')],
            ['Your own alcohol, per person', alcohol('en')],
          ],
        ),
      ],
    },
    {
      id: 'vardesaker',
      heading: { sv: 'Värdesaker och kvarglömt', en: 'Valuables and lost property' },
      blocks: [
        text(
          `Vårt ansvar för värdesaker är högst ${valuables('sv')}.`,
          `Our liability for valuables is ${valuables('en')} at most.`,
        ),
        text(
          `Det du glömmer sparar vi i ${houseRules.lostItemsKeptMonths} månader. Mat, dryck, underkläder och hygienartiklar sparas inte.`,
          `What you leave behind we keep for ${houseRules.lostItemsKeptMonths} months. Food, drink, underwear and toiletries are not kept.`,
        ),
        text(
          'Saknar du något? [Gör en anmälan om kvarglömt](/kvarglomt). Den som får något skickat betalar frakten, och vi ansvarar inte för försändelsen.',
          'Missing something? [Report it as lost](/kvarglomt). Whoever has something sent pays the postage, and we are not liable for the shipment.',
        ),
      ],
    },
    {
      id: 'betalning',
      heading: { sv: 'Betalning', en: 'Payment' },
      blocks: [
        text(
          `Du kan betala med ${formatList(hotel.paymentMethods, 'sv')}, eller kontant. Priserna på webbplatsen är i svenska kronor inklusive moms, om inget annat står.`,
          `You can pay by ${formatList(hotel.paymentMethods, 'en')}, or in cash. Prices on the website are in Swedish kronor including VAT, unless it says otherwise.`,
        ),
        text(
          `[Presentkort](/presentkort) gäller i ${giftCards.validMonths} månader från köpet. När du bokar på nätet väljer du betalning med presentkort i steg ${hotel.giftCardPaymentStep} av ${hotel.bookingSteps}.`,
          `[Gift cards](/presentkort) are valid for ${giftCards.validMonths} months from purchase. When you book online, payment by gift card comes in step ${hotel.giftCardPaymentStep} of ${hotel.bookingSteps}.`,
        ),
      ],
    },
  ],
}

import { events } from '@/content/events'
import { christmas, hours } from '@/content/facts'
import { type Dated, isOffered, isOver, spanOf } from '@/lib/dates/offers'
import { formatDates, formatDays, formatPrice } from '@/lib/i18n/format'
import { localize, type Localized } from '@/lib/i18n/locales'
import { formatHours, formatRange } from '@/lib/i18n/range'
import type { FaqItems } from './faq-categories'

const { julbord, nyar, surstrommingsfest } = events
const { buffet, lunch } = christmas
const price = (kronor: number) => localize((locale) => formatPrice(kronor, locale))
const adult = price(buffet.adult)
const child = price(buffet.child)
const ages = formatRange(0, christmas.childUpToAge)
const evenings = localize((locale) => formatDates(buffet.dates, locale, 'numeric'))
const lunches = localize((locale) => formatDays(spanOf(lunch.dates), locale, 'numeric'))
const newYear = localize((locale) => formatDays(nyar.days, locale, 'numeric'))

const over = ({ days }: { days: Dated }, name: Localized): Localized =>
  isOver(days)
    ? { sv: `${name.sv} är över.`, en: `${name.en} is over.` }
    : { sv: `${name.sv} går inte längre att boka.`, en: `${name.en} can no longer be booked.` }

export const eventQuestions: FaqItems = {
  julbord: {
    keywords:
      'jul julbord jullunch julmat julafton familj barn christmas buffet lunch dinner family children kids yule december',
    question: {
      sv: 'När är julbordet, och vad kostar det?',
      en: 'When is the Christmas buffet, and what does it cost?',
    },
    get answer() {
      if (!isOffered(julbord.days))
        return over(
          { days: { from: julbord.days.from, to: julbord.days.lastBookingDay } },
          { sv: `Julbordet ${evenings.sv}`, en: `The Christmas buffet of ${evenings.en}` },
        )
      return {
        sv: `[Julbord](/julbord) ${evenings.sv}: ${adult.sv} per person, barn ${ages} år ${child.sv}, alkoholfri dryck ingår. Jullunch ${lunches.sv}, ${formatHours(hours.christmasLunch)}: ${price(lunch.adult).sv}, barn ${ages} år ${price(lunch.child).sv}.`,
        en: `[Christmas buffet](/julbord) on ${evenings.en}: ${adult.en} per person, ${child.en} for children aged ${ages}, non-alcoholic drinks included. Christmas lunch ${lunches.en}, ${formatHours(hours.christmasLunch)}: ${price(lunch.adult).en}, ${price(lunch.child).en} for children aged ${ages}.`,
      }
    },
  },
  nyar: {
    keywords: 'nyår nyårsafton nyårssupé supé tolvslaget new year eve nye dinner midnight party 31 december',
    question: {
      sv: 'Vad händer på nyår, och vad kostar det?',
      en: 'What happens at New Year, and what does it cost?',
    },
    get answer() {
      if (!isOffered(nyar.days))
        return over(nyar, { sv: `Nyårskvällen ${newYear.sv}`, en: `New Year’s Eve, ${newYear.en},` })
      return {
        sv: `Supé i fyra rätter från ${hours.newYearProgramme.supper}, underhållning, skål vid tolvslaget och vickning, [${newYear.sv}](/nyar). Det kostar ${nyar.pricesInWords.sv}.`,
        en: `A four-course dinner from ${hours.newYearProgramme.supper}, entertainment, a midnight toast and a late snack, [${newYear.en}](/nyar). It costs ${nyar.pricesInWords.en}.`,
      }
    },
  },
  surstromming: {
    keywords: 'surströmming surströmmingsfest surströmmingsskiva fest fermented herring party surstromming',
    question: { sv: 'Ordnar ni surströmmingsfest?', en: 'Do you hold a surströmming party?' },
    answer: {
      sv: `Ja, för ${price(surstrommingsfest.prices[0].kronor).sv} per person. Bord bokas på telefon eller med en förfrågan: [läs om festen](/food-event/surstrommingsfest).`,
      en: `Yes, at ${price(surstrommingsfest.prices[0].kronor).en} per person. Book a table by phone or with an enquiry: [read about the party](/food-event/surstrommingsfest).`,
    },
  },
}

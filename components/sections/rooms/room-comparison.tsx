import { getLocale, getTranslations } from 'next-intl/server'
import { hotel } from '@/content/facts'
import { roomOffers } from '@/content/rooms'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { formatPrice } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { GroupSize } from './group-size'

/** What a room does not have, or what the hotel does not say. */
const NONE = '–'

/** The rooms beside each other, and how many of them a group needs. */
export async function RoomComparison() {
  const t = await getTranslations('rooms')
  const locale = await getLocale()
  const rows = [
    { label: t('size'), cells: roomOffers.map(({ sizeSqm: size }) => t('squareMetres', { size })) },
    { label: t('mostGuests'), cells: roomOffers.map(({ maxGuests }) => maxGuests) },
    { label: t('extraBed'), cells: roomOffers.map(({ extraBeds }) => (extraBeds ? t('forAFee') : NONE)) },
    { label: t('pets'), cells: roomOffers.map(({ pets }) => (pets ? textIn(pets, locale) : NONE)) },
    {
      label: t('price'),
      cells: roomOffers.map(({ id, price }) => (
        <span key={id}>
          <span className="block font-semibold">{formatPrice(price.kronor, locale, { isFrom: true })}</span>
          {textIn(price.per, locale)}
        </span>
      )),
    },
  ]
  return (
    <section className="wrap pb-group md:pb-section">
      <div className="cols gap-y-6">
        <h2 className="text-h2 lg:col-span-5">{t('compare')}</h2>
        <div className="lg:col-span-6 lg:col-start-7">
          <ClientMessages namespaces={['scale']}>
            <GroupSize
              rooms={roomOffers.map(({ title, maxGuests }) => ({
                name: removeSoftHyphens(textIn(title, locale)).toLocaleLowerCase(locale),
                capacity: maxGuests,
              }))}
              available={hotel.roomCount}
            />
          </ClientMessages>
        </div>
      </div>
      <table className="mt-6 w-full table-fixed text-left text-caption md:mt-10 md:text-ui [&_:is(td,th)]:pr-1.5 [&_:is(td,th)]:align-top md:[&_:is(td,th)]:pr-4">
        <caption className="sr-only">{t('compare')}</caption>
        <thead>
          <tr className="border-b-3 border-fir-950">
            <td className="max-md:hidden" />
            {roomOffers.map(({ id, title }) => (
              <th key={id} scope="col" className="pb-2.5 font-sans font-semibold wrap-anywhere">
                <Link href={`#${id}`} className="inline-block min-h-11 content-end text-link">
                  {textIn(title, locale)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, cells }) => (
          <tbody key={label} className="border-b hairline">
            {/* On phones the label stands above its cells; one of the two is there at a time. */}
            <tr className="md:hidden">
              <th scope="rowgroup" colSpan={cells.length} className="pt-2.5 font-normal quiet">
                {label}
              </th>
            </tr>
            <tr>
              <th scope="row" className="py-2.5 font-normal quiet max-md:hidden">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={roomOffers[index]?.id} className="pt-0.5 pb-2.5 wrap-anywhere md:pt-2.5">
                  {cell}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}

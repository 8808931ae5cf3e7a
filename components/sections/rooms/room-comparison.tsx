import { getLocale, getTranslations } from 'next-intl/server'
import { hotel } from '@/content/facts'
import { roomOffers } from '@/content/rooms'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { textIn } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { GroupSize } from './group-size'
import { RoomLink, RoomPrice } from './room-price'

export async function RoomComparison() {
  const t = await getTranslations('rooms')
  const locale = await getLocale()
  const prices = roomOffers.map((room) => <RoomPrice key={room.id} room={room} />)
  const links = roomOffers.map((room) => (
    <RoomLink key={room.id} room={room} className="btn btn-caps btn-primary max-lg:px-3" />
  ))
  const rows = [
    { label: t('size'), cells: roomOffers.map(({ sizeSqm: size }) => t('squareMetres', { size })) },
    { label: t('mostGuests'), cells: roomOffers.map(({ maxGuests }) => maxGuests) },
    { label: t('extraBed'), cells: roomOffers.map(() => t('forAFee')) },
    { label: t('pets'), cells: roomOffers.map(({ pets }) => (pets ? textIn(pets, locale) : '–')) },
    { label: t('price'), cells: prices },
    { label: t('booking'), cells: links },
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
      <ul aria-label={t('compare')} className="mt-4 border-t-3 border-fir-950 md:hidden">
        {roomOffers.map(({ id, title, sizeSqm: size, maxGuests: count }, index) => (
          <li
            key={id}
            className="flex flex-wrap gap-x-3 border-b hairline py-1 *:first:flex-1 *:first:basis-26 *:last:basis-40 *:last:pt-2 *:last:text-right"
          >
            <p className="text-small quiet">
              <a href={`#${id}`} className="block min-h-11 content-center font-sans text-h4 text-link">
                {textIn(title, locale)}
              </a>
              {t('squareMetres', { size })}, {t('guests', { count })}
            </p>
            {prices[index]}
          </li>
        ))}
      </ul>
      <table className="mt-10 w-full table-fixed text-left text-ui max-md:hidden [&_:is(td,th)]:pr-4 [&_:is(td,th)]:align-top">
        <caption className="sr-only">{t('compare')}</caption>
        <thead>
          <tr className="border-b-3 border-fir-950">
            <td />
            {roomOffers.map(({ id, title }) => (
              <th key={id} scope="col" className="pb-2.5 font-sans font-semibold wrap-anywhere">
                <a href={`#${id}`} className="inline-block min-h-11 content-end text-link">
                  {textIn(title, locale)}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className="border-b hairline print:has-[.btn]:hidden">
              <th scope="row" className="py-2.5 font-normal quiet">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={roomOffers[index]?.id} className="py-2.5 wrap-anywhere">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

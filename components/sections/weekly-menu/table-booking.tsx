import { getTranslations } from 'next-intl/server'
import { PhoneAndEmail } from '@/components/sections/page/contact'
import { InquiryLink } from '@/components/sections/page/inquiry-link'

/** Below the menus. */
export async function TableBooking() {
  const t = await getTranslations('weeklyMenu')
  return (
    <aside
      aria-labelledby="table-booking"
      className="col-span-full grid items-end gap-x-gutter gap-y-4 md:grid-cols-[1fr_1fr_auto]"
    >
      <div>
        <h2 id="table-booking" className="text-h2">
          {t('bookTable')}
        </h2>
        <p className="mt-3">{t('bookingText')}</p>
        <p className="mt-1 text-ui quiet">{t('bookingNote')}</p>
      </div>
      <div className="print:hidden">
        <PhoneAndEmail />
      </div>
      <InquiryLink about="table" label={t('bookTable')} className="justify-self-start btn-primary" />
    </aside>
  )
}

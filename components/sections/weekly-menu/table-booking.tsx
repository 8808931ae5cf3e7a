import { getTranslations } from 'next-intl/server'
import { PhoneAndEmail } from '@/components/sections/page/contact'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** Beside the menu card, below it in narrow windows. */
export async function TableBooking() {
  const t = await getTranslations('weeklyMenu')
  return (
    <aside aria-labelledby="table-booking" className="col-span-full lg:col-span-5 lg:pl-10">
      <h2 id="table-booking" className="text-h3">
        {t('bookTable')}
      </h2>
      <p className="mt-3">{t('bookingText')}</p>
      <div className="print:hidden">
        <PhoneAndEmail />
      </div>
      <p className="mt-3 text-ui quiet">{t('bookingNote')}</p>
      <Link href={inquiryHref({ about: 'table' })} className="mt-6.5 btn btn-primary print:hidden">
        {t('bookTable')}
      </Link>
      <div className="mt-10 aspect-landscape max-lg:hidden lg:-mr-(--bleed) print:hidden">
        <ContentPicture name="food-charcuterie" sizes="42vw" />
      </div>
    </aside>
  )
}

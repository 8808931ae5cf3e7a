import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { InquiryForm } from '@/components/forms/inquiry/inquiry-form'
import { PageHero } from '@/components/sections/hero/page-hero'
import { InquiryContact } from '@/components/sections/inquiry/inquiry-contact'
import { retention } from '@/content/facts'
import { inquiryCopy } from '@/content/inquiry'
import { findPicture } from '@/content/pictures'
import { venue } from '@/content/venue'
import { describeFields } from '@/lib/forms/fields'
import { readFormMessages } from '@/lib/forms/messages'
import { readLocale } from '@/lib/i18n/page-params'
import { inquiryFields } from '@/lib/inquiries/fields'
import { readView, viewHref, viewParams } from '@/lib/routes/views'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'

const PATH = '/booking-inquiry'

interface InquiryPageProps {
  params: Promise<{ locale: string; tab?: string[] }>
}

export const generateStaticParams = () => viewParams(PATH, 'tab')

export async function generateMetadata({ params }: InquiryPageProps): Promise<Metadata> {
  return buildMetadata(PATH, await readLocale(params))
}

export default async function InquiryPage({ params }: InquiryPageProps) {
  const locale = await readLocale(params)
  const view = readView(PATH, (await params).tab)
  const t = await getTranslations('inquiry')
  const { inquiry } = await getMessages()
  const copy = inquiryCopy[locale]
  const picture = findPicture('hero-midnight-sun')
  const privacy = t('privacy', { days: retention.daysAfterStay })
  const kept = t('alert.kept', { phone: venue.phone.display, email: venue.email })

  return (
    <>
      <PageHero
        title={pageTexts(PATH, locale).h1}
        lead={copy.lead}
        picture={picture}
        alt={picture.alt[locale]}
        position={{ x: 50, y: 74 }}
      />
      <section className="py-section">
        <div className="wrap">
          <div className="cols gap-y-12">
            <div className="lg:col-span-8">
              <h2 className="text-h2 hyphens-auto">{t('heading')}</h2>
              <InquiryForm
                initialTab={view === 'true' ? 'business' : 'private'}
                hrefs={{ private: viewHref(PATH), business: viewHref(PATH, 'true') }}
                fields={describeFields(inquiryFields, (key) => t(key))}
                messages={await readFormMessages()}
                labels={{ ...inquiry, privacy, alert: { ...inquiry.alert, kept } }}
                copy={copy}
              />
            </div>
            <InquiryContact aside={copy.aside} />
          </div>
        </div>
      </section>
    </>
  )
}

import { headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import { readInquiryContent } from '@/components/forms/inquiry/content'
import type { CategoryPictures } from '@/components/forms/inquiry/fields'
import { InquiryForm } from '@/components/forms/inquiry/form'
import { previousPath, readInquiryQuery } from '@/components/forms/inquiry/query'
import { readPlanMessages, writePlan } from '@/components/forms/planner/plan-messages'
import { PhoneAndEmail, ReceptionHours } from '@/components/sections/page/contact'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { PageTitle } from '@/components/sections/page/page-title'
import { metadataOf } from '@/components/seo/page-metadata'
import { hotel } from '@/content/facts'
import { inquiryPictures } from '@/content/inquiry-pictures'
import { venue } from '@/content/venue'
import { today } from '@/lib/dates/today'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { textIn } from '@/lib/i18n/locales'
import { readQuery, type RequestPageProps } from '@/lib/i18n/page-params'

const PATH = '/booking-inquiry'

/** Below each other, beside the form. */
const footPictures = [{ name: 'hero-lit-window', position: { x: 76, y: 50 } }, { name: 'room-window-seat' }]

export const generateMetadata = metadataOf(PATH)

export default async function InquiryPage({ searchParams }: RequestPageProps) {
  const locale = await getLocale()
  const [t, query] = [await getTranslations('inquiry'), await readQuery(searchParams)]
  const { subject, plan, values, ...fromQuery } = readInquiryQuery(query, previousPath(await headers()))
  const content = await readInquiryContent(locale, subject)
  const planned = plan && { additionalRequests: writePlan(plan, await readPlanMessages()) }

  const pictures = Object.fromEntries(
    Object.entries(inquiryPictures).map(([category, picture]) => [
      category,
      <ContentPicture
        key={category}
        name={picture}
        alt=""
        sizes={category === 'other' ? '(width >= 64rem) 40rem, 100vw' : '(width >= 64rem) 20rem, 50vw'}
      />,
    ]),
  ) as CategoryPictures

  return (
    <div className="overflow-x-clip">
      <div className="cols wrap [--picture:20rem] lg:grid-rows-[auto_1fr]">
        <EdgePicture
          name="reception"
          alt=""
          sizes="(width >= 64rem) 40vw, 100vw"
          position={{ x: 70, y: 60 }}
          className="mt-nav h-[22svh] md:h-[34svh] lg:col-[9/-1] lg:row-[1/span_2] lg:ml-5 lg:h-(--picture) xl:ml-10"
        />
        <PageTitle
          path={PATH}
          lead={t(`lead.${fromQuery.tab}`, { hours: hotel.inquiryAnswerHours })}
          className="pt-3 lg:col-span-8 lg:row-start-1 lg:pt-[calc(var(--spacing-nav)+1.25rem)]"
        />
        <ClientMessages namespaces={['forms', 'inquiry', 'receipt']}>
          <InquiryForm
            query={query.toString()}
            fromQuery={{ ...fromQuery, values: { ...values, ...planned } }}
            subject={
              subject && {
                id: subject.id,
                title: textIn(subject.title, locale),
                dates: subject.dates,
                isPackage: subject.values?.packageType !== undefined,
              }
            }
            content={content}
            today={today()}
            pictures={pictures}
            contact={
              <aside aria-labelledby="inquiry-contact">
                <h2 id="inquiry-contact" className="text-h3">
                  {t('contactTitle')}
                </h2>
                <p className="mt-3">{t('contactText')}</p>
                <PhoneAndEmail emails={[venue.email, venue.conferenceEmail]} />
                <ReceptionHours className="mt-6.5" />
              </aside>
            }
            foot={footPictures.map((picture) => (
              <EdgePicture
                key={picture.name}
                {...picture}
                alt=""
                sizes="50vw"
                className="mr-0 ml-0 min-h-60 grow basis-0 max-lg:hidden"
              />
            ))}
          />
        </ClientMessages>
      </div>
    </div>
  )
}

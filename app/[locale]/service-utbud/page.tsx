import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { PictureHeading } from '@/components/sections/hero/picture-heading'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { AT_FOOT, PageTitle } from '@/components/sections/page/page-title'
import { ServiceDay, ServiceEntry } from '@/components/sections/services/service-day'
import { metadataOf } from '@/components/seo/page-metadata'
import * as Accordion from '@/components/ui/accordion'
import { serviceGroups } from '@/content/services'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/service-utbud')

/** Where the picture of a group stands in wide windows, up to their edge, and its services. */
const layouts = {
  left: {
    picture: 'lg:col-span-5 lg:mr-0 lg:min-h-100',
    width: '48vw',
    text: 'lg:col-span-7 lg:pl-6',
    list: 'md:grid-cols-2',
  },
  right: {
    picture: 'lg:col-[8/-1] lg:row-start-1 lg:ml-0 lg:min-h-100',
    width: '60vw',
    text: 'lg:col-[1/8] lg:row-start-1 lg:pr-6',
    list: 'md:grid-cols-2',
  },
  band: {
    picture: 'lg:col-span-full lg:h-[54vw]',
    width: '100vw',
    text: 'lg:col-span-full lg:mt-4',
    list: 'md:grid-cols-3',
  },
  pair: {
    picture: 'max-lg:hidden lg:col-span-6 lg:mx-0 lg:h-80',
    width: '46vw',
    text: 'lg:col-span-6',
    list: 'md:grid-cols-2',
  },
} as const

/** By the number of services: one or two stand beside the next group's, and three in a row below a wide picture. */
function layoutOf(count: number, index: number): keyof typeof layouts {
  if (count < 3) return 'pair'
  if (count === 3) return 'band'
  return index % 2 === 0 ? 'left' : 'right'
}

export default async function ServicesPage() {
  const locale = await getLocale()
  const t = await getTranslations('services')
  return (
    <>
      <PictureHeading picture="reception">
        <PageTitle path="/service-utbud" lead={t('lead')} className={AT_FOOT} />
      </PictureHeading>
      <ServiceDay />
      <div className="overflow-x-clip">
        <Accordion.Root
          historyKey="group"
          className="folds-on-phones cols wrap py-group md:gap-y-6 lg:gap-y-next lg:pt-next"
        >
          {serviceGroups.map(({ id, heading, picture, services: all }, index) => {
            const services = all.filter(({ hours }) => hours === undefined)
            const layout = layouts[layoutOf(services.length, index)]
            return (
              <Accordion.Item
                key={id}
                value={id}
                className={clsx(
                  'group/services grid gap-x-gutter gap-y-5 max-md:border-t max-md:hairline lg:grid-cols-subgrid',
                  layout === layouts.pair && 'lg:col-span-6',
                )}
              >
                <EdgePicture
                  name={picture}
                  alt=""
                  sizes={`(width >= 64rem) ${layout.width}, 100vw`}
                  className={clsx(
                    'aspect-wide max-md:order-last max-md:mb-6 lg:aspect-auto max-md:scripting:group-data-[state=closed]/services:hidden',
                    layout.picture,
                  )}
                  {...(layout === layouts.band && { position: { x: 50, y: 70 } })}
                />
                <div className={layout.text}>
                  <Accordion.Trigger headingLevel={2} headingClassName="text-h3 md:hidden print:hidden">
                    {textIn(heading, locale)}
                    <Accordion.Sign />
                  </Accordion.Trigger>
                  <h2
                    className={clsx(
                      'mb-6 max-md:hidden print:block',
                      services.length < 3 ? 'text-h3' : 'text-h2',
                    )}
                  >
                    {textIn(heading, locale)}
                  </h2>
                  <Accordion.Content isRegion={false}>
                    <ul className={clsx('grid content-start gap-x-gutter gap-y-6 lg:gap-y-8', layout.list)}>
                      {services.map((service) => (
                        <li key={service.title.sv} className="keep">
                          <ServiceEntry service={service} />
                        </li>
                      ))}
                    </ul>
                  </Accordion.Content>
                </div>
              </Accordion.Item>
            )
          })}
        </Accordion.Root>
      </div>
    </>
  )
}

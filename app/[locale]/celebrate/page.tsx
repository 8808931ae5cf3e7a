import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageHero } from '@/components/sections/hero/page-hero'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { metadataOf } from '@/components/seo/page-metadata'
import { LinkedText } from '@/components/ui/linked-text'
import { celebrationFacts, celebrations, testimonial } from '@/content/celebrations'
import { hotel } from '@/content/facts'
import { venue } from '@/content/venue'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/celebrate')

export default async function CelebratePage() {
  const locale = await getLocale()
  const t = await getTranslations('celebrate')
  return (
    <>
      <PageHero path="/celebrate" ridge="west" lead={t('lead')}>
        <a href="#celebrations" className="btn btn-secondary">
          {t('see')}
        </a>
      </PageHero>
      <div id="celebrations" className="wrap space-y-next py-section">
        <CelebrationRow id="wedding" />
        <CelebrationRow id="bachelorette" />
      </div>
      <section className="on-fir">
        <div className="aspect-panorama max-h-[70svh] w-full overflow-hidden">
          <ContentPicture name="event-party" alt="" sizes="100vw" />
        </div>
        <figure className="wrap py-next">
          <blockquote className="text-statement text-balance">{textIn(testimonial.quote, locale)}</blockquote>
          <figcaption className="mt-5 text-ui quiet">
            {testimonial.name}, {textIn(testimonial.occasion, locale)}
            {testimonial.assumed && ` (${t('example')})`}
          </figcaption>
        </figure>
      </section>
      <div className="wrap py-section">
        <CelebrationRow id="anniversary" />
        <div className="cols mt-next items-center gap-y-6 border-t border-fir-950 pt-8">
          <div className="max-w-measure md:col-span-5 lg:col-span-7">
            <p>{textIn(celebrationFacts, locale)}</p>
            <p className="mt-4">{t('closing', { hours: hotel.inquiryAnswerHours })}</p>
          </div>
          <p className="md:col-span-3 md:justify-self-end lg:col-span-5">
            <a href={venue.phone.href} className="num btn btn-secondary">
              {t('call', { phone: textIn(venue.phone.display, locale) })}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}

/** The picture bleeds off the left edge or off the right one. */
const left = { picture: 'md:mr-0 md:aspect-poster lg:col-span-7 lg:aspect-landscape', text: 'lg:col-start-9' }
const right = {
  picture: 'md:col-start-5 md:ml-0 md:aspect-poster lg:col-span-7 lg:col-start-6 lg:aspect-landscape',
  text: 'md:row-start-1 lg:col-span-4',
}
const layouts = { wedding: left, bachelorette: right, anniversary: left }

async function CelebrationRow({ id }: { id: keyof typeof celebrations }) {
  const locale = await getLocale()
  const { picture, title, text } = celebrations[id]
  return (
    <article className="cols items-center gap-y-6">
      <div
        className={clsx('-mx-(--bleed) aspect-landscape overflow-hidden md:col-span-4', layouts[id].picture)}
      >
        <ContentPicture name={picture} sizes="(width >= 64rem) 70vw, (width >= 48rem) 95vw, 100vw" />
      </div>
      <div className={clsx('md:col-span-4', layouts[id].text)}>
        <h2 className="text-h2">{textIn(title, locale)}</h2>
        <p className="mt-4 max-w-measure">
          <LinkedText text={textIn(text, locale)} />
        </p>
        <InquiryLink about={`celebration-${id}`} of={textIn(title, locale)} className="mt-6 btn-primary" />
      </div>
    </article>
  )
}

import { LinkedText } from '@/components/ui/linked-text'
import { Picture } from '@/components/ui/picture'
import { celebrateTexts } from '@/content/celebrations'
import { findPicture } from '@/content/pictures'
import type { Locale } from '@/lib/i18n/locales'

export function Testimonial({ locale }: { locale: Locale }) {
  const { testimonial } = celebrateTexts[locale]
  return (
    <section className="on-fir">
      <div className="aspect-panorama max-h-[70svh] w-full overflow-hidden">
        <Picture picture={findPicture('hero-aurora-lake')} alt="" sizes="100vw" />
      </div>
      <div className="cols wrap gap-y-8 py-section">
        <figure className="lg:col-span-9">
          <blockquote className="font-quote text-[clamp(1.75rem,1.2rem+2.2vw,3.25rem)] leading-[1.16] tracking-[-0.02em] text-balance italic">
            <p>{testimonial.quote}</p>
          </blockquote>
          <figcaption className="mt-6 max-w-measure text-ui quiet">
            <LinkedText text={testimonial.by} />
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

import { ArrowRight } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { magicCopy } from '@/content/magic'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'

export async function NatureTeaser({ locale }: { locale: Locale }) {
  const t = await getTranslations('magic')
  const { heading, text } = textIn(magicCopy, locale).closing
  const spring = findPicture('hero-spring')
  return (
    <section className="overflow-x-clip py-section">
      <div className="cols wrap items-end gap-y-10">
        <div className="lg:col-span-4">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-6 max-w-measure">{text}</p>
          <Link href="/nature" className="mt-7.5 btn btn-dark">
            {t('toNature')}
            <Icon icon={ArrowRight} />
          </Link>
        </div>
        <div className="aspect-landscape max-lg:bleed-both lg:col-span-7 lg:col-start-6 lg:bleed-right">
          <Picture picture={spring} alt={textIn(spring.alt, locale)} sizes="(min-width: 64rem) 62vw, 100vw" />
        </div>
      </div>
    </section>
  )
}

import { ArrowRight } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { DisplayFigure } from '@/components/ui/display-figure'
import { Icon } from '@/components/ui/icon'
import { natureCopy } from '@/content/nature'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'

export async function History({ locale }: { locale: Locale }) {
  const t = await getTranslations('nature')
  const { figure, heading, paragraphs } = textIn(natureCopy, locale).history
  return (
    <section className="py-section on-birch">
      <div className="cols wrap gap-y-8">
        <h2 className="md:col-span-4 lg:col-span-6">
          <span className="block font-sans text-figure whitespace-nowrap">
            <DisplayFigure>{figure}</DisplayFigure>
          </span>{' '}
          <span className="mt-4 block text-h2">{heading}</span>
        </h2>
        <div className="flex max-w-measure flex-col items-start gap-5 md:col-span-4 lg:col-span-5 lg:col-start-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Link href="/magic" className="action-link">
            {t('toLegend')}
            <Icon icon={ArrowRight} />
          </Link>
        </div>
      </div>
    </section>
  )
}

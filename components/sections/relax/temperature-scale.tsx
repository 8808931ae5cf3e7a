import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { spa } from '@/content/facts'

// Between the two temperatures lies half the scale; the figures leave air in it at every width.
const FIGURE =
  'font-sans text-figure/none font-semibold proportional-nums lg:text-[min(var(--text-figure),10vw)]/none'

export async function TemperatureScale() {
  const t = await getTranslations('relax.stats')
  const marks = [
    { label: t('pool'), degrees: spa.poolDegrees, isHot: false },
    { label: t('sauna'), degrees: spa.saunaDegrees, isHot: true },
  ]
  return (
    <ul className="cols items-end gap-y-6.5 text-h4 font-normal [&>li]:border-b [&>li]:border-snow">
      <li className="flex items-baseline justify-between pb-2.5 lg:col-span-3 lg:block lg:pb-5.5">
        <span className={FIGURE}>{spa.treatmentCount}</span>{' '}
        <span className="block lg:mt-3.5">{t('treatments')}</span>
      </li>
      <li className="relative pb-2.5 lg:col-span-9 lg:h-62.5 lg:pb-0">
        <ul className="grid gap-y-6.5">
          {marks.map(({ label, degrees, isHot }) => (
            <li
              key={label}
              // At most half of what lies between the two: they never meet, however wide a reader sets the letters.
              className={clsx(
                'lg:absolute lg:bottom-0 lg:max-w-[26%] lg:px-4.5 lg:pb-5.5 lg:wrap-anywhere',
                isHot
                  ? 'border-ember text-ember lg:border-r-3 lg:text-right'
                  : 'border-birch-300 lg:border-l-3',
              )}
              style={isHot ? { right: `${100 - degrees}%` } : { left: `${degrees}%` }}
            >
              <span className="flex items-baseline justify-between lg:block">
                <span className={FIGURE}>
                  {degrees}
                  <span className="align-[0.45em] text-[0.5em] leading-none">°</span>
                </span>{' '}
                <span className="block lg:mt-3.5">{label}</span>
              </span>
              <i
                aria-hidden="true"
                className={clsx('mt-3.5 block h-2 lg:hidden', isHot ? 'bg-ember' : 'bg-birch-300')}
                style={{ width: `${degrees}%` }}
              />
            </li>
          ))}
        </ul>
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-full flex justify-between pt-2 text-caption quiet max-lg:hidden"
        >
          <i className="absolute inset-x-0 top-0 h-1.75 bg-[linear-gradient(to_right,var(--color-snow)_1px,transparent_1px)] bg-size-[10%_100%]" />
          {['0°', '50°', '100°'].map((degrees) => (
            <span key={degrees}>{degrees}</span>
          ))}
        </div>
      </li>
    </ul>
  )
}

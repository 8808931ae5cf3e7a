import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { spa } from '@/content/facts'

const TICKS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

/** Number of treatments, and two temperatures on a scale from 0 to 100 degrees. */
export async function TemperatureScale() {
  const t = await getTranslations('relax.stats')
  return (
    <ul className="cols mt-section items-end gap-y-6.5">
      <li className="flex items-baseline justify-between border-b border-fir-950 pb-2.5 lg:col-span-3 lg:block lg:pb-5.5">
        <span className="scale-figure">{spa.treatmentCount}</span>{' '}
        <span className="scale-label">{t('treatments')}</span>
      </li>
      <li className="relative lg:col-span-9 lg:h-62.5 lg:border-b lg:border-fir-950">
        <ul>
          <ScaleMark degrees={spa.poolDegrees} label={t('pool')} />
          <ScaleMark degrees={spa.saunaDegrees} label={t('sauna')} hot />
        </ul>
        <div aria-hidden="true" className="scale-axis max-lg:hidden">
          {TICKS.map((degrees) => (
            <i key={degrees} style={{ left: `${degrees}%` }} />
          ))}
          {[0, 50, 100].map((degrees) => (
            <span key={degrees} style={{ left: `${degrees}%` }}>
              {degrees}°
            </span>
          ))}
        </div>
      </li>
    </ul>
  )
}

interface ScaleMarkProps {
  /** Degrees Celsius, 0 to 100. */
  degrees: number
  label: string
  /** In copper, with its text on the left. */
  hot?: boolean
}

/** A mark on the scale on wide windows, a bar on narrow ones. */
function ScaleMark({ degrees, label, hot = false }: ScaleMarkProps) {
  return (
    <li
      className={clsx('scale-mark', hot && 'scale-mark-hot')}
      style={{ '--degrees': `${degrees}%` } as CSSProperties}
    >
      <span className="flex items-baseline justify-between lg:block">
        <span className="scale-figure">
          {degrees}
          <sup>°</sup>
        </span>{' '}
        <span className="scale-label">{label}</span>
      </span>
      <i aria-hidden="true" className="scale-bar lg:hidden" />
    </li>
  )
}

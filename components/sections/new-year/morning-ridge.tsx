import { Ridge } from '@/components/ui/ridge'

/** Decorative. */
export function MorningRidge() {
  return (
    <div aria-hidden="true" className="h-[clamp(5.625rem,12vw,11.875rem)] on-fir">
      <div className="relative top-full">
        <Ridge tone="snow" className="h-[clamp(5.625rem,12vw,11.875rem)]" />
      </div>
    </div>
  )
}

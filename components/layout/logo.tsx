import { LogoMark } from '@/components/ui/logo-mark'
import { venue } from '@/content/venue'
import { Link } from '@/lib/i18n/link'

/** Mark and name, leading home. Smaller on mobile. */
export function Logo({ label }: { label: string }) {
  return (
    <Link
      href="/"
      aria-label={label}
      className="inline-flex min-h-11 flex-none items-center gap-1.75 font-sans text-[1.1875rem] leading-none font-semibold tracking-[-0.03em] md:gap-2.75 md:text-[1.4375rem]"
    >
      <LogoMark className="size-6.75 flex-none md:size-8.5" />
      {venue.shortName}
    </Link>
  )
}

import {
  Accessibility,
  Baby,
  Ban,
  BedSingle,
  Coffee,
  CreditCard,
  Dog,
  Droplet,
  Footprints,
  Gift,
  Info,
  KeyRound,
  Luggage,
  Martini,
  Moon,
  PawPrint,
  PlugZap,
  Salad,
  Search,
  Snowflake,
  Tent,
  Thermometer,
  Tv,
  Utensils,
  Waves,
  WheatOff,
  Wifi,
  Wine,
  type IconNode,
} from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { Service, ServiceIcon } from '@/content/services/service'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'

const icons: Readonly<Record<ServiceIcon, IconNode>> = {
  key: KeyRound,
  info: Info,
  moon: Moon,
  luggage: Luggage,
  card: CreditCard,
  plug: PlugZap,
  wifi: Wifi,
  wheelchair: Accessibility,
  paw: PawPrint,
  dog: Dog,
  bed: BedSingle,
  baby: Baby,
  ban: Ban,
  search: Search,
  coffee: Coffee,
  salad: Salad,
  cutlery: Utensils,
  glass: Martini,
  wheat: WheatOff,
  wine: Wine,
  waves: Waves,
  thermometer: Thermometer,
  droplet: Droplet,
  footprints: Footprints,
  snowflake: Snowflake,
  tent: Tent,
  tv: Tv,
  gift: Gift,
}

interface ServiceEntryProps {
  service: Service
  locale: Locale
}

/** A service: its icon, its name, which leads to the page that says more, and its conditions. */
export function ServiceEntry({ service: { icon, href, title, description }, locale }: ServiceEntryProps) {
  return (
    <div className="flex gap-3.5">
      <Icon icon={icons[icon]} className="mt-0.75 size-6 shrink-0" />
      <div className="min-w-0">
        <h3 className="text-h4">
          {href === undefined ? (
            title[locale]
          ) : (
            <Link href={href} className="py-1 text-link">
              {title[locale]}
            </Link>
          )}
        </h3>
        <p className="text-ui whitespace-pre-line quiet">{description[locale]}</p>
      </div>
    </div>
  )
}

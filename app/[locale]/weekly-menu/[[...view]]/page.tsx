import { View } from '@/components/sections/filter/view'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { MenuCard, OtherMenus } from '@/components/sections/weekly-menu/menu-card'
import { TableBooking } from '@/components/sections/weekly-menu/table-booking'
import { metadataOf } from '@/components/seo/page-metadata'
import { FIRST_MENU, menuPictures } from '@/content/weekly-menu'
import { readView, type ViewPageProps, viewParams } from '@/lib/routes/views'

const PATH = '/weekly-menu'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

export default async function WeeklyMenuPage({ params }: ViewPageProps) {
  const category = (await readView(PATH, params)) ?? FIRST_MENU
  return (
    <View>
      <MenuCard category={category} />
      <EdgePicture
        name={menuPictures[category]}
        sizes="(width >= 64rem) 50vw, 100vw"
        // The pots of the lunch.
        {...(category === 'lunch' && { position: { x: 22, y: 60 } })}
        className="col-span-full max-lg:order-first max-lg:aspect-landscape lg:col-span-5 lg:ml-0"
      />
      <OtherMenus than={category} />
      <TableBooking />
    </View>
  )
}

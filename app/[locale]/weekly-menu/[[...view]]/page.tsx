import { View } from '@/components/sections/filter/view'
import { MenuCard, OtherMenus } from '@/components/sections/weekly-menu/menu-card'
import { TableBooking } from '@/components/sections/weekly-menu/table-booking'
import { metadataOf } from '@/components/seo/page-metadata'
import { FIRST_MENU } from '@/content/weekly-menu'
import { readView, type ViewPageProps, viewParams } from '@/lib/routes/views'

const PATH = '/weekly-menu'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

export default async function WeeklyMenuPage({ params }: ViewPageProps) {
  const category = (await readView(PATH, params)) ?? FIRST_MENU
  return (
    <View>
      <MenuCard category={category} />
      <TableBooking />
      <OtherMenus than={category} />
    </View>
  )
}

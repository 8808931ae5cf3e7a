import { colours } from '@/lib/colours'
import { ridgeShapes } from './ridge'

interface SocialCardProps {
  title: string
  venueName: string
  /** Data URL; next/og supports neither AVIF nor WebP. */
  picture: string
}

/** The card of a page in social media. next/og supports only flex boxes, and utilities without the site's tokens. */
export function SocialCard({ title, venueName, picture }: SocialCardProps) {
  const ridge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 260" preserveAspectRatio="none"><path fill="${colours['fir-950']}" d="${ridgeShapes.home}"/></svg>`
  return (
    <div tw="flex h-full w-full flex-col" style={{ background: colours['fir-950'] }}>
      <img src={picture} alt="" width={1200} height={450} tw="object-cover" />
      <img
        src={`data:image/svg+xml;base64,${Buffer.from(ridge).toString('base64')}`}
        alt=""
        width={1200}
        height={130}
        tw="absolute top-[321px] left-0"
      />
      <div tw="absolute right-16 bottom-11 left-16 flex flex-col">
        <div
          tw={`leading-[1.02] tracking-[-0.03em] ${title.length > 26 ? 'text-[68px]' : 'text-[92px]'}`}
          style={{ color: colours.snow, fontFamily: 'Familjen Grotesk' }}
        >
          {title}
        </div>
        <div tw="mt-2.5 text-[30px]" style={{ color: colours['birch-300'], fontFamily: 'Source Serif 4' }}>
          {venueName}
        </div>
      </div>
    </div>
  )
}

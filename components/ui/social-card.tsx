import { colours } from '@/lib/colours'
import { ridgeShapes } from './ridge'

interface SocialCardProps {
  title: string
  venueName: string
  /** Data URL; next/og supports neither AVIF nor WebP. */
  picture: string
}

/**
 * The card of a page in social media. next/og supports only inline styles and flex boxes.
 */
export function SocialCard({ title, venueName, picture }: SocialCardProps) {
  const ridge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 260" preserveAspectRatio="none"><path fill="${colours['fir-950']}" d="${ridgeShapes.home}"/></svg>`
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        background: colours['fir-950'],
      }}
    >
      <img src={picture} alt="" width={1200} height={450} style={{ objectFit: 'cover' }} />
      <img
        src={`data:image/svg+xml;base64,${Buffer.from(ridge).toString('base64')}`}
        alt=""
        width={1200}
        height={130}
        style={{ position: 'absolute', top: 321, left: 0 }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          gap: 10,
          position: 'absolute',
          left: 64,
          right: 64,
          bottom: 44,
        }}
      >
        <div
          style={{
            color: colours.snow,
            fontFamily: 'Familjen Grotesk',
            fontSize: title.length > 26 ? 68 : 92,
            lineHeight: 1.02,
            letterSpacing: '-0.03em',
          }}
        >
          {title}
        </div>
        <div style={{ color: colours['birch-300'], fontFamily: 'Source Serif 4', fontSize: 30 }}>
          {venueName}
        </div>
      </div>
    </div>
  )
}

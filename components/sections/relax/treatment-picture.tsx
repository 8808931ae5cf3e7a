import { Picture } from '@/components/ui/picture'
import { findPicture } from '@/content/pictures'
import type { Treatment } from '@/content/relax'

interface TreatmentPictureProps {
  picture: Treatment['picture']
  sizes: string
}

/** The part of a picture that shows a treatment. Decorative: the title beside it says the same. */
export function TreatmentPicture({ picture: { name, position, zoom = 1 }, sizes }: TreatmentPictureProps) {
  const picture = findPicture(name)
  const { x, y } = position ?? { x: picture.focal.x * 100, y: picture.focal.y * 100 }
  return (
    <span
      className="block size-full"
      style={zoom === 1 ? undefined : { transform: `scale(${zoom})`, transformOrigin: `${x}% ${y}%` }}
    >
      <Picture picture={picture} alt="" sizes={sizes} position={{ x, y }} />
    </span>
  )
}

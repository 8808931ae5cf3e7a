import { venue } from '@/content/venue'

interface ApplyButtonProps {
  /** Title of the position, the subject of the letter. */
  title: string
  label: string
}

/** Applies for a position: a letter to the hotel. */
export function ApplyButton({ title, label }: ApplyButtonProps) {
  return (
    <a href={`mailto:${venue.email}?subject=${encodeURIComponent(title)}`} className="btn btn-primary">
      {label}
    </a>
  )
}

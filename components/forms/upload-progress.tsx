'use client'

interface UploadProgressProps {
  /** Share that has been sent, 0 to 1. */
  share: number
  /** `{percent}` stands for the figure. */
  label: string
}

/** How far an upload has come: a bar and the figure. */
export function UploadProgress({ share, label }: UploadProgressProps) {
  const percent = Math.round(share * 100)
  const text = label.replace('{percent}', String(percent))
  return (
    <div className="text-small">
      <p aria-hidden="true" className="num">
        {text}
      </p>
      <div
        role="progressbar"
        aria-label={text}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-1 bg-snow-shade forced-colors:border"
      >
        <div
          className="h-full origin-left bg-copper forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  )
}

import clsx from 'clsx'

/**
 * Outlines as path data in a box of 1440 × 260. The contour lines are in public/drawings/ridge-*.svg, which keeps
 * them out of every page.
 */
const ridgeShapes = {
  /** High on the left. */
  home: 'M0 64C24 56.8 29 53.2 80 40C131 26.8 119 27.8 170 20C221 12.2 202 12.8 250 14C298 15.2 270 9.6 330 24C390 38.4 372 39.8 450 62C528 84.2 509 81.8 590 98C671 114.2 648 109.4 720 116C792 122.6 767 115.2 830 120C893 124.8 861 117.6 930 132C999 146.4 982 150.6 1060 168C1138 185.4 1115 181.6 1190 190C1265 198.4 1235 189.4 1310 196C1385 202.6 1401 207.2 1440 212V260H0Z',
  /** Low, rising to the right. */
  page: 'M0 206C39 203 49 205 130 196C211 187 189 184.4 270 176C351 167.6 319 172.8 400 168C481 163.2 453 174.4 540 160C627 145.6 603 145.8 690 120C777 94.2 752 96.8 830 74C908 51.2 884 56 950 44C1016 32 993 35.2 1050 34C1107 32.8 1086 30.4 1140 40C1194 49.6 1173 53.4 1230 66C1287 78.6 1267 78.4 1330 82C1393 85.6 1407 79.2 1440 78V260H0Z',
  /** Summit on the left, long slope to the right. */
  west: 'M0 150C33 147 50 153.2 110 140C170 126.8 146 128.2 200 106C254 83.8 239 86.4 290 66C341 45.6 325 48.8 370 38C415 27.2 395 28.8 440 30C485 31.2 469 26.4 520 42C571 57.6 556 62.2 610 82C664 101.8 643 97.2 700 108C757 118.8 734 109 800 118C866 127 845 123.6 920 138C995 152.4 972 154 1050 166C1128 178 1102 169 1180 178C1258 187 1232 188.2 1310 196C1388 203.8 1401 201.6 1440 204V260H0Z',
  /** Two summits with a pass between them. */
  pass: 'M0 84C33 77.4 44 71 110 62C176 53 154 52.8 220 54C286 55.2 264 51 330 66C396 81 371 80.6 440 104C509 127.4 488 124.8 560 144C632 163.2 608 162 680 168C752 174 731 171.2 800 164C869 156.8 844 159.6 910 144C976 128.4 960 131.2 1020 112C1080 92.8 1056 95 1110 80C1164 65 1140 65.6 1200 62C1260 58.4 1238 60.2 1310 68C1382 75.8 1401 82 1440 88V260H0Z',
} as const

export type RidgeShape = keyof typeof ridgeShapes

interface RidgeProps {
  shape?: RidgeShape
  /** Colour of the panel below it. */
  tone?: 'fir' | 'snow'
  /** Height; the width is always full. */
  className?: string
}

/** A mountain ridge between a picture and the panel below it, on the top edge of a `relative` parent. Decorative. */
export function Ridge({ shape = 'page', tone = 'fir', className }: RidgeProps) {
  return (
    <svg
      viewBox="0 0 1440 260"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx(
        'pointer-events-none absolute inset-x-0 bottom-[calc(100%-1px)] w-full print:hidden forced-colors:hidden',
        tone === 'fir' ? 'text-fir-950' : 'text-snow',
        className,
      )}
    >
      <path fill="currentColor" d={ridgeShapes[shape]} />
      <use
        href={`/drawings/ridge-${shape}.svg#contours`}
        className={tone === 'fir' ? 'stroke-rule-dark' : 'stroke-rule'}
      />
    </svg>
  )
}

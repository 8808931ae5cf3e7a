interface LogoMarkProps {
  className?: string
  /** Where the mark stands within another drawing; elsewhere `className` sizes it. */
  size?: number
}

/** Decorative; the text beside it says the name. */
export function LogoMark({ className, size }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      width={size}
      height={size}
      className={className}
    >
      <circle cx="20.1" cy="20" r="4.5" stroke="none" fill="currentColor" />
      <path d="M30.2 20C30 21.4 29.1 22.7 28.4 23.8C27.7 25 26.9 26 25.9 26.9C24.8 27.8 23.6 28.6 22.2 29.1C20.8 29.7 19.1 30.3 17.5 30.2C16 30.1 14 29.4 12.9 28.4C11.8 27.3 11.3 25.5 11 24.1C10.6 22.7 10.5 21.3 10.6 20C10.6 18.7 10.8 17.3 11.3 16.1C11.8 14.8 12.7 13.6 13.8 12.7C14.8 11.7 16.2 10.7 17.7 10.3C19.1 10 20.9 10.1 22.3 10.4C23.8 10.8 25.2 11.5 26.5 12.4C27.7 13.2 29.2 14.3 29.8 15.6C30.4 16.8 30.5 18.6 30.2 20Z" />
      <path d="M35.8 20C35.4 22.1 33.7 24 32.6 25.7C31.4 27.4 30.3 29 28.8 30.3C27.3 31.7 25.5 33 23.4 34C21.3 35 18.5 36.5 16 36.5C13.5 36.4 10.1 35.3 8.5 33.6C6.8 31.9 6.5 28.6 6.1 26.3C5.7 24 5.9 22 6 20C6.2 18 6.2 16 7 14.1C7.7 12.2 8.9 10.3 10.5 8.7C12 7.2 14.1 5.3 16.3 4.6C18.5 4 21.4 4.4 23.7 4.9C25.9 5.5 28.1 6.8 30 8.2C32 9.5 34.5 11 35.5 13C36.4 15 36.3 17.9 35.8 20Z" />
    </svg>
  )
}

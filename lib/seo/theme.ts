/** Colours that the browser paints outside the page; equal to snow and fir-950 in app/styles/tokens.css. */
export const THEME_COLOUR = { page: '#f6f9f9', bar: '#0c1f1b' } as const

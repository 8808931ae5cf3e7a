/** Colours of app/styles/tokens.css, which this function cannot import; a test compares them. */
export const COLOURS = {
  'fir-950': '#0c1f1b',
  'fir-800': '#1d453c',
  'fir-700': '#2f4d45',
  snow: '#f6f9f9',
  copper: '#8f3b18',
  ember: '#f29a63',
  edge: '#667d76',
  rule: '#c9d3d1',
} as const

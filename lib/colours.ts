/** Colours of app/styles/tokens.css for where CSS variables do not reach. A test compares them. */
export const colours = {
  'fir-950': '#0c1f1b',
  'fir-700': '#2f4d45',
  snow: '#f6f9f9',
  'birch-300': '#cfc8b9',
  ember: '#f29a63',
  aurora: '#86dcb8',
  rule: '#c9d3d1',
  'rule-dark': '#36524b',
} as const

/** Tailwind 4 is a plugin of PostCSS. */
const config = { plugins: { '@tailwindcss/postcss': {} } }

export default config

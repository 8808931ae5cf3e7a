/** True in a production build; false under `next dev`, whose tools need what production forbids. */
export const isProduction = process.env.NODE_ENV === 'production'

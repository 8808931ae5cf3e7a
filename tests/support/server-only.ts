/** Stands in for the package that refuses to load outside a React server. */
export {}

import dynamic from 'next/dynamic'

/** If embla cannot be fetched, the slides stay as the browser lays them out. */
export const LazyEmbla = dynamic(
  () =>
    import('./embla').then(
      ({ Embla }) => Embla,
      () => () => null,
    ),
  { ssr: false },
)

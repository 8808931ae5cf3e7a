/** Placeholder of a picture that loads, in the colours of its background. Decorative. Fills its positioned parent. */
export function Skeleton() {
  return (
    <div
      aria-hidden="true"
      data-skeleton
      className="absolute inset-0 grid place-items-center bg-[color-mix(in_srgb,var(--ink)_7%,var(--ground))] text-(--hairline)"
    >
      <div className="size-16 bg-current mask-[url(/drawings/mark.svg)] mask-contain mask-center mask-no-repeat" />
    </div>
  )
}

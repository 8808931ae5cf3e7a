/** Placeholder of a picture that loads. Decorative. Fills its positioned parent. */
export function Skeleton() {
  return (
    <div aria-hidden="true" data-skeleton className="absolute inset-0 grid place-items-center">
      <div className="size-16 bg-(--hairline) mask-[url(/drawings/mark.svg)] mask-contain mask-center mask-no-repeat" />
    </div>
  )
}

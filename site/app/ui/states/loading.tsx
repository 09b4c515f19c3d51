type LoadingProps = {
  /** The specification's text for the screen that is loading. */
  text: string
}

/** Covers the page area. Dark, because the navigation is transparent over its top; the text stays in the middle of the viewport. */
export function Loading({ text }: LoadingProps) {
  return (
    <div className="loading on-dark">
      <div className="contours text-seam" />
      <div role="status" className="sticky top-[40svh] grid justify-items-center gap-5">
        <span className="spinner" />
        <p>{text}</p>
      </div>
    </div>
  )
}

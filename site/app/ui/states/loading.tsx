type LoadingProps = {
  /** The specification's text for the screen that is loading. */
  text: string
  /** The height of what it replaces, in pixels, so that nothing below it shifts. */
  height?: number
}

/** Dark, because the navigation is transparent over its top; the text stays in the middle of the viewport. */
export function Loading({ text, height }: LoadingProps) {
  return (
    <div style={{ minHeight: height }} className="loading on-dark">
      <div className="contours text-seam" />
      <div role="status" className="sticky top-[40svh] grid justify-items-center gap-5">
        <span className="spinner" />
        <p>{text}</p>
      </div>
    </div>
  )
}

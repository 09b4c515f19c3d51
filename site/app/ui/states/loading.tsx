type LoadingProps = {
  /** What the specification names for the screen that is on its way. */
  text: string
  /** Of what it takes the place of, in pixels, so that what is below stays where it is. */
  height?: number
}

/** Dark, because the navigation lies over its top; its words stay in the middle of the view. */
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

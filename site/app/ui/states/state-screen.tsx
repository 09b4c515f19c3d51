/** A whole screen that says one thing; dark, because the navigation lies over its top. */
export function StateScreen({ children }: { children: React.ReactNode }) {
  return (
    <div className="on-dark relative grid min-h-[84svh] items-center bg-coal pt-header">
      <div className="contours text-seam" />
      <div className="wrap relative py-16">{children}</div>
    </div>
  )
}

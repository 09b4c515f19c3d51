/** A whole screen with one message; dark, because the navigation is transparent over its top. */
export function StateScreen({ children }: { children: React.ReactNode }) {
  return (
    <div className="on-dark relative grid min-h-[84svh] items-center bg-coal pt-header">
      <div className="wrap relative py-16">{children}</div>
    </div>
  )
}

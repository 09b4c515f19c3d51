import { type ComponentType, lazy } from 'react'

/** Loads the script of the parts that appear after typing, before they are needed. */
export function loadLaterParts() {
  return import('./after-typing.ts')
}

type Parts = Awaited<ReturnType<typeof loadLaterParts>>

/** A part that cannot be loaded is omitted; the form works without it. */
function part<Props>(choose: (parts: Parts) => ComponentType<Props>) {
  return lazy(() =>
    loadLaterParts().then(
      (parts) => ({ default: choose(parts) }),
      () => ({ default: () => null }),
    ),
  )
}

export const OtherWays = part((parts) => parts.OtherWays)
export const RequestPreview = part((parts) => parts.RequestPreview)
export const SentReceipt = part((parts) => parts.SentReceipt)

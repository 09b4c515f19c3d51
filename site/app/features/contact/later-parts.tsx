import { type ComponentType, lazy } from 'react'

/** Requests the script of what a visitor sees after typing, before it is needed. */
export function loadLaterParts() {
  return import('./after-typing.ts')
}

type Parts = Awaited<ReturnType<typeof loadLaterParts>>

/** A part that cannot be loaded is left out, and the form works without it. */
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

import type { ContentFailure } from './content-failure.ts'

/** The result of a call of the content client. */
export type Reading<Value> = { ok: true; value: Value } | ContentFailure

/** Returns the value of a call that the page does not depend on, `null` if it failed. */
export function valueOrNull<Value>(reading: Reading<Value>): Value | null {
  return reading.ok ? reading.value : null
}

import type { ContentFailure } from './content-failure.ts'

/** What a call of the content client brings. */
export type Reading<Value> = { ok: true; value: Value } | ContentFailure

/** The value of a call that the page can do without, `null` when it failed. */
export function valueOrNull<Value>(reading: Reading<Value>): Value | null {
  return reading.ok ? reading.value : null
}

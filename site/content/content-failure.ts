import { data, type HeadersFunction } from 'react-router'
import type { FailureText } from './failure-texts.ts'

/** A failed call as a screen shows it: the named error without its cause. */
export type ContentFailure = { ok: false; error: FailureText }

/**
 * Returns a loader's response if the main content of its page could not be loaded: 503 with `Retry-After`, never cached.
 *
 * @param rest other data of the page
 */
export function contentFailure<Rest extends object>({ error }: ContentFailure, rest: Rest) {
  const failure = { ok: false as const, error }
  return data(
    { ...rest, ...failure },
    {
      status: 503,
      headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' },
    },
  )
}

/** A route that returns {@link contentFailure} exports this as `headers`, or the headers are lost. */
export const failureHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders

import { data, type HeadersFunction } from 'react-router'
import type { FailureText } from './failure-texts.ts'

/** What a failed call leaves a screen to draw: the named error, and nothing of its cause. */
export type ContentFailure = { ok: false; error: FailureText }

/** A loader's answer when what the page is about could not be read: 503, to be asked again, never kept. */
export function contentFailure({ error }: ContentFailure) {
  const failure: ContentFailure = { ok: false, error }
  return data(failure, {
    status: 503,
    headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' },
  })
}

/** A route that answers with {@link contentFailure} exports this as `headers`, or the headers are lost. */
export const failureHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders

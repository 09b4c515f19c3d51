import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useIsScripted } from '../use-is-scripted.ts'

/** Reloads the page's data; without script it is a link to the page itself. */
export function RetryButton({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const isScripted = useIsScripted()
  const [isBusy, setIsBusy] = useState(false)

  async function retry() {
    if (isBusy) return
    setIsBusy(true)
    await revalidate()
    setIsBusy(false)
  }

  if (!isScripted) {
    return (
      <a href={pathname + search} className={className}>
        {m.state_retry()}
      </a>
    )
  }
  // Not disabled while busy: a disabled button would lose the focus.
  return (
    <button type="button" onClick={retry} aria-disabled={isBusy} className={className}>
      {isBusy ? m.state_retrying() : m.state_retry()}
    </button>
  )
}

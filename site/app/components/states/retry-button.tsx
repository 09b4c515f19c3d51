import { type FormEvent, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { m } from '../../paraglide/messages.js'

/** Fetches the page's data again; without script the browser asks for the page again. */
export function RetryButton({ className }: { className: string }) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)

  async function retry(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    await revalidate()
    setIsBusy(false)
  }

  return (
    <form method="get" action={pathname} onSubmit={retry}>
      {/* Kept enabled while busy: a disabled button would drop the keyboard's place. */}
      <button type="submit" aria-disabled={isBusy} className={className}>
        {isBusy ? m.state_retrying() : m.state_retry()}
      </button>
    </form>
  )
}

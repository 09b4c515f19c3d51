import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'

/** Loads the page again: a form, because browsers would fetch a link ahead. While it loads, browser/buttons.ts shows it. */
export function RetryButton({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  return (
    <form action={pathname} className="contents">
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" data-retry={m.state_retrying()} className={className}>
        {m.state_retry()}
      </button>
    </form>
  )
}

import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'

/** Loads the page again. A form and no link, which browsers would fetch ahead; browser/buttons.ts says that it loads. */
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

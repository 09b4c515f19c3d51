import { m } from '../../paraglide/messages.js'
import { requestPath } from '../../ui/calls.ts'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { Notice } from '../../ui/states/notice.tsx'

/** Notice that nothing similar was found, with a way to ask for it. */
export function NoResults({ query }: { query: string }) {
  return (
    <Notice>
      <p className="expanded text-heading wrap-anywhere">{m.search_none({ query })}</p>
      <p className="measure mt-3 text-muted">{m.search_none_text()}</p>
      <LocalLink
        to={requestPath({ product: query, kind: null })}
        className="onward mt-6 text-ore wrap-anywhere"
      >
        {m.search_none_ask({ query })}
        <ArrowIcon />
      </LocalLink>
    </Notice>
  )
}

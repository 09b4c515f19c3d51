import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import { Notice } from '../../ui/states/notice.tsx'

/** Notice for a search without results, or a blog without posts. */
export function NoPosts({ query }: { query: string }) {
  if (query === '') return <EmptyNotice text={m.blog_empty()} />
  return (
    <Notice>
      <p className="expanded text-heading wrap-anywhere">{m.blog_no_hits({ query })}</p>
      <p className="mt-3 text-muted">{m.blog_no_hits_text()}</p>
      <LocalLink to="/blog" className="onward mt-6 text-ore">
        {m.blog_search_clear()}
        <ArrowIcon />
      </LocalLink>
    </Notice>
  )
}

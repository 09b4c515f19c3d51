import { smallContent } from './content.ts'
import { type Reply, sendJson } from './host.ts'

export type PagedBlogs = {
  /** Number of posts; the first is the newest. */
  count: number
  /** Whether the host searches posts by title. */
  hasSearch: boolean
  getTitle: (id: number) => string
}

/** A content host that reports the pages of its list of posts; its state can be changed. */
export function pagedBlogs(state: PagedBlogs): Reply {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.path, 'http://host')
    if (pathname !== '/api/blogs') return smallContent(request, response)
    const ids = Array.from({ length: state.count }, (_, at) => state.count - at)
    const q = state.hasSearch ? searchParams.get('q') : null
    const matches = ids.filter((id) => q === null || state.getTitle(id).includes(q))
    const summaries = matches.map((id) => ({
      ...{ id, title: state.getTitle(id), image: null, category: 'Uji' },
      published_date: '2026-01-01T00:00:00.000Z',
    }))
    const total = matches.length
    const page = Number(searchParams.get('page'))
    if (page === 0) return sendJson(response, { data: { data: summaries, total } })
    const perPage = Number(searchParams.get('per_page'))
    const data = summaries.slice((page - 1) * perPage, page * perPage)
    const echo = { page, per_page: perPage, ...(q !== null && { q }) }
    sendJson(response, { data: { data, total, ...echo } })
  }
}

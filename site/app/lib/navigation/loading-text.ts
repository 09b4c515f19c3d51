import { matchPath } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { routeTable } from '../../route-table.ts'
import { pathOf } from '../locale/locale-address.ts'

const texts = { post: m.blog_loading } satisfies Record<LoadingName, () => string>

type LoadingName = Extract<(typeof routeTable)[number], { loading: string }>['loading']

/** What stands in the page's place while the screen of an address is on its way (specification, sections 2 and 4). */
export function loadingText(pathname: string): string {
  const path = pathOf(pathname)
  const route = routeTable.find((entry) => matchPath(entry.path, path))
  return route && 'loading' in route ? texts[route.loading]() : m.state_loading()
}

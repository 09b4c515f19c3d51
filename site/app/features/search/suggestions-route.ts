import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import type { Route } from './+types/suggestions-route'
import { suggest } from './run-search.server.ts'
import { readSearch } from './search-address.ts'

/** Returns suggestions for a search being typed, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { query } = readSearch(url.searchParams)
  const suggestions = await suggest(context.get(siteContext), getLocale(), query)
  const headers = { 'X-Robots-Tag': 'noindex' }
  if (!suggestions) {
    return new Response(null, { status: 503, headers: { ...headers, 'Retry-After': '10' } })
  }
  return Response.json({ suggestions }, { headers })
}

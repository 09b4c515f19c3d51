import { isRequestPage } from '@niaga/contract/request-page'
import { viewBytes } from '@niaga/server-kit/body-limits'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { viewPath } from '../../app/features/visits/report-view.ts'
import { type PageAddress, readPageAddress } from '../page-cache/page-address.ts'
import { checkPath } from '../request-path.ts'
import type { Visits } from './visits.ts'

export type ViewAddressOptions = {
  visits: Pick<Visits, 'navigated'>
  /** Whether an address has a good page. */
  hasPage: (address: PageAddress) => Promise<boolean>
  origin: string
}

const noStore = { 'Cache-Control': 'no-store' }

/** Serves `/-/view`, where a page fetched ahead by the browser reports that it is shown. Only existing pages are counted. */
export function viewAddress({ visits, hasPage, origin }: ViewAddressOptions): Hono {
  const app = new Hono()
  const limited = bodyLimit({ maxSize: viewBytes, onError: (c) => c.body(null, 413, noStore) })
  app.post(viewPath, limited, async (c) => {
    if (isForeign(c)) return c.body(null, 403, noStore)
    const address = getPageAddress(await c.req.text(), origin)
    if (!address) return c.body(null, 400, noStore)
    if (await hasPage(address)) visits.navigated(address, (name) => c.req.header(name))
    return c.body(null, 204, noStore)
  })
  return app
}

/** A page of another site must not make its visitors count here. Clients other than browsers name no site. */
function isForeign(c: Context): boolean {
  return !['same-origin', 'none'].includes(c.req.header('sec-fetch-site') ?? 'none')
}

function getPageAddress(text: string, origin: string): PageAddress | null {
  const url = URL.parse(text, origin)
  // Accepts only a path in the site's own spelling, which the URL parser leaves unchanged.
  if (url?.origin !== origin || url.pathname !== text) return null
  if (checkPath(url).kind !== 'canonical' || isRequestPage(text)) return null
  const read = readPageAddress(url)
  return read.ok ? read.address : null
}

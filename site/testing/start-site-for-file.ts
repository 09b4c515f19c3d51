import { withPatience } from '@niaga/server-kit/testing/patience'
import { afterAll } from 'vitest'
import type { SiteLimits } from '../server/site-limits.ts'
import { closeHosts, type Reply, startHost } from './host.ts'
import { startSite } from './site.ts'

/** Starts a site with a content host for all tests of a file, and closes both after them. */
export async function startSiteForFile(
  reply: Reply,
  variables: Record<string, string> = {},
  limits: Partial<SiteLimits> = {},
) {
  const host = await startHost(reply)
  const site = await withPatience(startSite(host.origin, variables, limits))
  afterAll(async () => {
    await site.close()
    await closeHosts()
  })
  return { host, site }
}

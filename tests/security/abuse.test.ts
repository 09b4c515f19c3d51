import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Service, stopService } from '../../scripts/services.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { type ContentHost, startContentHost } from '../journeys/support/content-host.ts'
import { respondAsFixture } from '../journeys/support/fixture-company.ts'
import { type OwnSite, startSite } from '../journeys/support/site.ts'
import { startContent } from '../support/content.ts'
import { sendRaw } from '../support/raw-request.ts'
import { addressRequests } from './abuse/addresses.ts'
import { contentRequests } from './abuse/content-service.ts'
import { formRequests } from './abuse/forms.ts'
import { offerAddressRequests } from './abuse/offer-addresses.ts'
import { protocolRequests } from './abuse/protocol.ts'
import type { BadClass } from './abuse/requests.ts'
import { viewRequests, visitRequests } from './abuse/visits.ts'

const siteRequests = [
  ...protocolRequests,
  ...addressRequests,
  ...offerAddressRequests,
  ...formRequests,
  ...viewRequests,
]
const serviceRequests = [...contentRequests, ...visitRequests]
const PURGE_SECRET = 'a-purge-secret-of-at-least-32-characters'
const { path: dataDir, remove: removeFolder } = temporaryFolder()

let site: OwnSite
let host: ContentHost
let content: Service

beforeAll(async () => {
  host = await startContentHost()
  await respondAsFixture(host)
  content = await startContent({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', PURGE_SECRET })
  for (const path of ['/admin/login', '/cms/api/users']) await fetch(content.origin + path)
  const SITE_ORIGIN = 'https://contoh.example'
  site = await startSite({
    CONTENT_HOST: host.origin,
    SITE_ORIGIN,
    LOG_LEVEL: 'warn',
    PURGE_SECRET,
  })
})

afterAll(async () => {
  await site.stop()
  await stopService(content)
  await host.close()
  await removeFolder()
})

/** Texts that would reveal how a service is built or where it runs. */
const internal =
  /node_modules|\bat \S+ \(|\.tsx?:\d|TypeError|ReferenceError|ECONN|ERR_[A-Z]|127\.0\.0\.1|localhost|\/tmp\/|\/home\/|sqlite|payloadcms|stack/i

/** @returns a sentence for each wrong response */
async function getFaults({ requests }: BadClass, origin: string): Promise<string[]> {
  const port = Number(new URL(origin).port)
  const wrong = requests.map(async ({ name, bytes, statuses }) => {
    const { status, head, body, hangs, ms } = await sendRaw(port, bytes)
    const revealed = internal.exec(head + body)?.[0]
    if (hangs) return `${name}: no response within ${Math.round(ms)} ms`
    if (!statuses.includes(status)) return `${name}: ${status}, not ${statuses}`
    if (revealed) return `${name}: reveals "${revealed}"`
    const isWritten = /^(set-cookie|x-a|location: *(https?:|\/\/|\/\\))/im.test(head)
    return isWritten ? `${name}: writes a header` : []
  })
  return (await Promise.all(wrong)).flat()
}

// The tests are concurrent, because some wait for the timeout of incomplete headers.
test.concurrent.for(siteRequests)('the site handles bad $name', async (bad) => {
  expect(await getFaults(bad, site.origin)).toEqual([])
})

test.concurrent.for(serviceRequests)('the content service handles $name', async (bad) => {
  expect(await getFaults(bad, content.origin)).toEqual([])
})

test('at least 640 bad requests of 46 classes were sent, and both services still work', async () => {
  const classes = [...siteRequests, ...serviceRequests]
  expect(classes.length).toBeGreaterThanOrEqual(46)
  expect(classes.flatMap(({ requests }) => requests).length).toBeGreaterThanOrEqual(640)
  const page = await fetch(site.origin)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('</html>')
  expect((await fetch(`${content.origin}/api/home`)).status).toBe(200)
  for (const { output } of [site, content]) expect(output()).not.toMatch(/"level":(50|60)/)
})

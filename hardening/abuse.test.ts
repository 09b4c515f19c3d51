import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentHost, startContentHost } from '../e2e/support/content-host.ts'
import { answerAsContoh } from '../e2e/support/contoh.ts'
import { type OwnSite, startSite } from '../e2e/support/site.ts'
import { badRequests } from './abuse-requests.ts'
import { sendRaw } from './raw-request.ts'

let site: OwnSite
let port: number
let host: ContentHost

beforeAll(async () => {
  host = await startContentHost()
  answerAsContoh(host)
  site = await startSite({
    CONTENT_HOST: host.origin,
    SITE_ORIGIN: 'https://contoh.example',
    HEADER_TIMEOUT_MS: '700',
    REQUEST_TIMEOUT_MS: '900',
    LOG_LEVEL: 'warn',
  })
  port = Number(new URL(site.origin).port)
}, 60_000)

afterAll(async () => {
  await site.stop()
  await host.close()
})

/** What tells a stranger how the site is made or where it runs. */
const internal =
  /node_modules|\bat \S+ \(|\.tsx?:\d|TypeError|ReferenceError|ECONN|ERR_[A-Z]|127\.0\.0\.1|localhost|\/tmp\/|\/home\/|sqlite|payloadcms|stack/i

test.for(badRequests)(
  'answers bad $name as it should',
  { timeout: 20_000 },
  async ({ requests }) => {
    const wrong: string[] = []
    await Promise.all(
      requests.map(async ({ name, bytes, statuses }) => {
        const { status, head, body, hangs, ms } = await sendRaw(port, bytes)
        const said = internal.exec(head + body)?.[0]
        if (hangs) wrong.push(`${name}: no answer within ${Math.round(ms)} ms`)
        else if (!statuses.includes(status)) wrong.push(`${name}: ${status}, not ${statuses}`)
        else if (said) wrong.push(`${name}: says "${said}"`)
        else if (/^(set-cookie|x-a|location: *(https?:|\/\/|\/\\))/im.test(head)) {
          wrong.push(`${name}: writes a header`)
        }
      }),
    )
    expect(wrong).toEqual([])
  },
)

test('has sent 150 bad requests of 15 classes at least, and is as well as before', async () => {
  expect(badRequests.length).toBeGreaterThanOrEqual(15)
  expect(badRequests.flatMap(({ requests }) => requests).length).toBeGreaterThanOrEqual(150)
  const page = await fetch(`${site.origin}/`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('</html>')
  expect(site.output()).not.toMatch(/"level":(50|60)/)
})

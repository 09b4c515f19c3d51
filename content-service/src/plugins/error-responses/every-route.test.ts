import '../../testing/daily-on-sqlite.ts'
import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()

const json = 'application/json'
const form = 'multipart/form-data; boundary=x'
const bodies = [
  [undefined, json],
  ['7', json],
  ['[null]', json],
  ['{"a":1}', ''],
  ['--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n', form],
] as const

const queries = [
  '',
  '?where=x',
  '?where={',
  '?data={',
  '?where[id][within]=x',
  '?limit=-5&page=1.5',
]

test.for(['visitor', 'sales', 'admin'] as const)(
  'responds to what %s sends to any route without a server error',
  { timeout: 120_000 },
  async (role) => {
    const account = role === 'visitor' ? {} : await service.signIn(role)
    for (const [method, pattern] of routes()) {
      // Uses an existing document: a missing one is rejected before the data is read.
      const path = pattern.replace(/:\w+\??/g, method === 'DELETE' ? '99999' : '1')
      for (const [body, type] of method === 'GET' ? bodies.slice(0, 1) : bodies) {
        const init = { method, headers: { ...account, 'Content-Type': type }, body }
        for (const query of role === 'visitor' && body === undefined ? queries : ['']) {
          const { status } = await service.callAdmin(path + query, init)
          expect(status, `${method} ${path}${query} ${body}`).toBeLessThan(500)
        }
      }
    }
  },
)

test.for(['constructor', '__proto__', 'payload-kv/versions/1', 'payload-jobs/run', 'media/file/x'])(
  'has no route %s',
  async (path) => {
    const headers = await service.signIn('admin').catch(() => ({}))
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const { status } = await service.callAdmin(`/${path}`, { method, headers })
      expect([404, 405, 501], `${method} ${status}`).toContain(status)
    }
  },
)

/** Signing out and a new session would end the sessions of the other calls. */
function routes(): [method: string, path: string][] {
  const { collections, endpoints, globals } = service.payload.config
  const all = [
    { at: '', endpoints },
    ...collections.map(({ slug, endpoints: routes }) => ({
      at: `/${slug}`,
      endpoints: routes || [],
    })),
    ...globals.map(({ slug, endpoints: routes }) => ({
      at: `/globals/${slug}`,
      endpoints: routes || [],
    })),
  ]
  return all
    .flatMap(({ at, endpoints: routes }) =>
      routes.map(({ method, path }): [string, string] => [method.toUpperCase(), at + path]),
    )
    .filter(([, path]) => !/logout|refresh-token|second-factor/.test(path))
}

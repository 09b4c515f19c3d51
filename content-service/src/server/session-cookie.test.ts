import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createAddressTest } from '@niaga/server-kit/client-address'
import { afterEach, expect, test } from 'vitest'
import { requestGate } from './request-gate.ts'

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The gate before a service that answers with the cookies it was sent and sets some. */
async function gateTo(answer: RequestListener, isSecure: boolean): Promise<string> {
  const gate = requestGate({
    isTrustedProxy: createAddressTest(['loopback']),
    security: { isSecure, isDevelopment: false },
    limits: {
      addressBytes: 8192,
      parameters: 100,
      callsPerMinute: 100,
      adminCallsPerMinute: 100,
    },
    ownOrigins: [],
  })
  gate.open(answer)
  const server = createServer(gate.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const echo: RequestListener = (request, response) => {
  response.appendHeader('Set-Cookie', 'payload-token=a.b.c; Path=/; HttpOnly; Secure; SameSite=Lax')
  response.appendHeader(
    'Set-Cookie',
    'payload-token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  )
  response.appendHeader('Set-Cookie', 'payload-lng=en; Path=/')
  response.end(request.headers.cookie ?? 'none')
}

async function ask(origin: string, cookie: string) {
  const answer = await fetch(`${origin}/cms/api/users/me`, { headers: { cookie } })
  return { got: await answer.text(), set: answer.headers.getSetCookie() }
}

test('binds the cookie of a session to its host behind TLS', async () => {
  const { got, set } = await ask(
    await gateTo(echo, true),
    'payload-lng=id; __Host-payload-token=a.b.c; payload-theme=dark',
  )
  expect(got).toBe('payload-lng=id; payload-token=a.b.c; payload-theme=dark')
  expect(set).toEqual([
    '__Host-payload-token=a.b.c; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-payload-token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure',
    'payload-lng=en; Path=/',
  ])
})

test('takes no session that another host may have set', async () => {
  const origin = await gateTo(echo, true)
  expect((await ask(origin, 'payload-token=of.another.host')).got).toBe('')
  expect((await ask(origin, 'payload-token=x; __Host-payload-token=y')).got).toBe('payload-token=y')
})

test('leaves the name where editors do not come over TLS, for browsers would refuse the other', async () => {
  const { got, set } = await ask(await gateTo(echo, false), 'payload-token=a.b.c')
  expect(got).toBe('payload-token=a.b.c')
  expect(set[0]).toMatch(/^payload-token=/)
})

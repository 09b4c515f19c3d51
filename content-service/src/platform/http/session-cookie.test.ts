import { createServer, type RequestListener } from 'node:http'
import { createAddressTest } from '@niaga/server-kit/client-address'
import { listen } from '@niaga/server-kit/testing/listen'
import { afterEach, expect, test } from 'vitest'
import { requestGate } from '../../server/request-gate.ts'
import { bindSessionCookie } from './session-cookie.ts'

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Starts the gate before a service that responds with the received cookies. */
async function gateTo(handle: RequestListener, isSecure: boolean): Promise<string> {
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
  gate.open({ handle, respondToRead: async () => null, isSignedIn: async () => true })
  const server = createServer(gate.handle)
  closing.push(() => server.close())
  return `http://127.0.0.1:${await listen(server)}`
}

const echo: RequestListener = (request, response) => {
  response.end(request.headers.cookie ?? 'none')
}

async function sentBy(origin: string, cookie: string): Promise<string> {
  const response = await fetch(`${origin}/cms/api/users/me`, { headers: { cookie } })
  return response.text()
}

test('binds the cookie of a session to its host', () => {
  const headers = new Headers()
  for (const cookie of [
    'payload-token=a.b.c; Path=/; HttpOnly; Secure; SameSite=Lax',
    'payload-token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    'payload-lng=en; Path=/',
  ]) {
    headers.append('Set-Cookie', cookie)
  }
  bindSessionCookie(headers)
  expect(headers.getSetCookie()).toEqual([
    '__Host-payload-token=a.b.c; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-payload-token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure',
    'payload-lng=en; Path=/',
  ])
})

test('reads the bound cookie of a session behind TLS', async () => {
  const cookies = 'payload-lng=id; __Host-payload-token=a.b.c; payload-theme=dark'
  expect(await sentBy(await gateTo(echo, true), cookies)).toBe(
    'payload-lng=id; payload-token=a.b.c; payload-theme=dark',
  )
})

test('accepts no session that another host may have set', async () => {
  const origin = await gateTo(echo, true)
  expect(await sentBy(origin, 'payload-token=of.another.host')).toBe('')
  expect(await sentBy(origin, 'payload-token=x; __Host-payload-token=y')).toBe('payload-token=y')
})

test('keeps the name without TLS, where browsers would reject the other', async () => {
  expect(await sentBy(await gateTo(echo, false), 'payload-token=a.b.c')).toBe('payload-token=a.b.c')
})

import { createHmac } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { origin } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

type Claims = Record<string, unknown> & { id: number; exp: number; iat: number }

let header: object
let claims: Claims

const service = await openServiceForFile()

beforeAll(async () => {
  const { Cookie = '' } = await service.signIn()
  const [head, content] = Cookie.replace('payload-token=', '').split('.', 2).map(read)
  header = head
  claims = content
})

test('starts a session of one working day', () => {
  expect(claims.exp - claims.iat).toBe(8 * 3600)
})

test('accepts a token that it signed', async () => {
  expect(await statusWith(token(claims))).toBe(200)
})

test.for<[string, () => string]>([
  ['is over', () => token({ ...claims, exp: claims.iat - 1 })],
  [
    'names another session',
    () => token({ ...claims, sid: 'bcd1c7f0-9d5b-4c2c-8f0e-0a0a0a0a0a0a' }),
  ],
  ['is signed with another secret', () => token(claims, { secret: 'another-secret' })],
  ['is not signed', () => token(claims, { alg: 'none' }).replace(/[^.]*$/, '')],
])('rejects a token that %s', async ([, make]) => {
  expect(await statusWith(make())).toBe(403)
})

test('prolongs a session, unless it began too long ago', async () => {
  const prolong = () =>
    service.callAdmin('/users/refresh-token', {
      method: 'POST',
      headers: { Cookie: `payload-token=${token(claims)}`, Origin: origin },
    })
  expect((await prolong()).status).toBe(200)
  const { db } = service.payload
  const where = { id: { equals: claims.id } }
  const user = await db.findOne<{ id: number; sessions: object[] }>({ collection: 'users', where })
  const began = (hoursAgo: number) => ({
    sessions: user?.sessions.map((session) => ({
      ...session,
      createdAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    })),
  })
  await db.updateOne({ collection: 'users', where, data: began(15) })
  expect((await prolong()).status).toBe(200)
  await db.updateOne({ collection: 'users', where, data: began(17) })
  expect((await prolong()).status).toBe(403)
  expect(await statusWith(token(claims))).toBe(200)
})

/** Returns the status of the inbox's response to a token. */
async function statusWith(token: string): Promise<number> {
  const headers = { Cookie: `payload-token=${token}`, Origin: origin }
  return (await service.callAdmin('/messages', { headers })).status
}

function read(part: string) {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
}

function token(content: Claims, { alg = 'HS256', secret = service.payload.secret } = {}): string {
  const signed = [{ ...header, alg }, content]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

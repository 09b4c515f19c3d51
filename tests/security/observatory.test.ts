import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Service, stopService } from '../../scripts/services.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { evaluate } from '../../site/testing/observatory.ts'
import { startContent } from '../support/content.ts'

// The built content service as editors reach it over TLS. The site has its own test.

const { path: folder, remove: removeFolder } = temporaryFolder()
const editors = 'https://isi.contoh.example'

let content: Service

beforeAll(async () => {
  content = await startContent({ DATA_DIR: folder, CONTENT_ORIGIN: editors })
})

afterAll(async () => {
  await stopService(content)
  await removeFolder()
})

test.for([
  // Payload's editor writes `style` attributes, which costs the admin ten points.
  ['/admin/login', 120],
  ['/admin/tidak-ada', 120],
  ['/api/home', 130],
  // Pictures may be embedded by other sites, which costs ten points.
  ['/storage/tidak-ada.webp', 120],
  ['/tidak-ada', 130],
] as const)('%s scores at least %d in the MDN HTTP Observatory', async ([path, least]) => {
  const response = await fetch(content.origin + path)
  const { score, tests } = evaluate(response.headers, await response.text())
  expect(score, JSON.stringify(tests)).toBeGreaterThanOrEqual(least)
})

test('sets the session in a cookie that is bound to its host, and reads it from no other', async () => {
  const [, email, password] = /First editor: (\S+)\s+password: (\S+)/.exec(content.output()) ?? []
  const users = `${content.origin}/cms/api/users`
  const signedIn = await fetch(`${users}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: editors },
    body: JSON.stringify({ email, password }),
  })
  const { score, tests } = evaluate(signedIn.headers, await signedIn.text())
  expect(score, JSON.stringify(tests)).toBeGreaterThanOrEqual(125)
  const [cookie = ''] = signedIn.headers.getSetCookie().map((set) => set.split(';')[0])
  expect(cookie).toMatch(/^__Host-payload-token=./)
  const whoIs = async (cookie: string) => {
    const response = await fetch(`${users}/me`, { headers: { cookie: cookie, origin: editors } })
    const { user }: { user: { email: string } | null } = await response.json()
    return user?.email
  }
  expect(await whoIs(cookie)).toBe(email)
  expect(await whoIs(cookie.replace('__Host-', ''))).toBeUndefined()
})

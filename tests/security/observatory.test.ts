import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Service, stopService } from '../../scripts/services.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { evaluate } from '../../site/testing/observatory.ts'
import { startContent } from '../support/content.ts'

// The built content service as editors reach it behind TLS; the site has its own test of the same table.

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
  // Sites elsewhere show pictures, which costs them ten.
  ['/storage/tidak-ada.webp', 120],
  ['/tidak-ada', 130],
] as const)('scores with %s in the MDN HTTP Observatory at least %d', async ([path, least]) => {
  const answer = await fetch(content.origin + path)
  const { score, tests } = evaluate(answer.headers, await answer.text())
  expect(score, JSON.stringify(tests)).toBeGreaterThanOrEqual(least)
})

test('gives a session under a name that is bound to its host, and knows it by no other', async () => {
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
  const whoIs = async (shown: string) => {
    const answer = await fetch(`${users}/me`, { headers: { cookie: shown, origin: editors } })
    const { user }: { user: { email: string } | null } = await answer.json()
    return user?.email
  }
  expect(await whoIs(cookie)).toBe(email)
  expect(await whoIs(cookie.replace('__Host-', ''))).toBeUndefined()
})

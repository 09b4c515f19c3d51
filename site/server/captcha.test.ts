import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import id from '../messages/id.json' with { type: 'json' }
import { smallContent } from '../testing/content.ts'
import { closeHosts, type Host, type Reply, sendJson, startHost } from '../testing/host.ts'
import { type Site, startSite } from '../testing/site.ts'

const entries = { name: 'Sari', email: 'sari@pembeli.example', message: 'Mohon penawaran batubara' }

let content: Host
let verifier: Host
let site: Site
let plain: Site
let verifierReply: Reply

beforeAll(async () => {
  content = await startHost(smallContent)
  verifier = await startHost((request, response) => verifierReply(request, response))
  const variables = {
    CAPTCHA_VERIFY_URL: `${verifier.origin}/siteverify`,
    CAPTCHA_SECRET: 'the-secret-of-the-site',
    CAPTCHA_SCRIPT_URL: 'https://challenge.example/api.js?render=auto',
    CAPTCHA_SITE_KEY: 'the-key-of-the-site',
    CONTACT_LIMIT_PER_MINUTE: '1000',
  }
  site = await startSite(content.origin, variables, { captchaTimeoutMs: 300 })
  plain = await startSite(content.origin)
})

beforeEach(() => {
  verifier.received.length = 0
  content.received.length = 0
})

afterAll(async () => {
  await Promise.all([site.close(), plain.close()])
  await closeHosts()
})

test('is off by default: the page names no other service, and none is called', async () => {
  const page = await plain.get('/kontak')
  expect(page.headers.get('content-security-policy')).not.toContain('challenge')
  expect(await page.text()).not.toMatch(/cf-turnstile|data-sitekey/)
  expect((await send(plain, '/kontak', {})).status).toBe(200)
})

test('only extends the policy of the contact page, and only by the service’s origin', async () => {
  const page = await site.get('/en/kontak')
  const policy = page.headers.get('content-security-policy') ?? ''
  for (const directive of ['script-src', 'frame-src', 'connect-src', 'style-src']) {
    expect(policy).toMatch(new RegExp(`${directive}[^;]* https://challenge\\.example[ ;]`))
  }
  expect(policy).not.toContain('unsafe')
  const html = await page.text()
  expect(html).toContain('<div class="cf-turnstile" data-sitekey="the-key-of-the-site">')
  expect(html).toContain('src="https://challenge.example/api.js?render=auto"')
  const home = await site.get('/')
  expect(home.headers.get('content-security-policy')).not.toContain('challenge')
})

test('forwards a message that the service accepts, and sends the service only the visitor’s token', async () => {
  verifierReply = (_, response) => sendJson(response, { success: true })
  expect((await send(site, '/kontak', { 'cf-turnstile-response': 'good' })).status).toBe(200)
  const [request] = verifier.received
  const sent = new URLSearchParams(request?.body)
  expect(Object.fromEntries(sent)).toEqual({ secret: 'the-secret-of-the-site', response: 'good' })
  expect(messagesSent()).toHaveLength(1)
})

test.for([
  ['/kontak', id],
  ['/en/kontak', en],
] as const)(
  'keeps the text on %s and says what to do when the service rejects the token',
  async ([path, words]) => {
    verifierReply = (_, response) => sendJson(response, { success: false })
    const solutions: Record<string, string>[] = [{}, { 'cf-turnstile-response': 'bad' }]
    for (const solution of solutions) {
      const response = await send(site, path, solution)
      const html = await response.text()
      expect(response.status).toBe(422)
      expect(html).toContain(words.contact_captcha.split(',')[0])
      expect(html).toContain(entries.message)
    }
    expect(messagesSent()).toEqual([])
  },
)

test.for<[string, Reply]>([
  ['fails', (_, response) => response.writeHead(500).end()],
  ['sends something else', (_, response) => response.end('<h1>Maintenance</h1>')],
  ['never responds', () => {}],
])('keeps the text and offers other ways when the service %s', async ([, reply]) => {
  verifierReply = reply
  const response = await send(site, '/kontak', { 'cf-turnstile-response': 'good' })
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(html).toContain(id.contact_failed)
  expect(html).toContain(entries.message)
  expect(messagesSent()).toEqual([])
})

function messagesSent() {
  return content.received.filter(({ method }) => method === 'POST')
}

function send(to: Site, path: string, solution: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ ...entries, phone: '', ...solution })
  return to.get(path, { method: 'POST', body })
}

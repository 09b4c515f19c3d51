import { expect, type Locator, type Page, type Request } from '@playwright/test'
import type { Company } from './company.ts'
import type { Language } from './journey.ts'
import { scrollTo } from './scroll-to.ts'

/** An editor's actions through the content service's own API, signed in as the first editor. */

type StoredMessage = {
  id: number
  name: string
  email: string
  phone?: string
  message: string
  status: string
  reference?: string
}

type Account = { email?: string; password?: string }

/** Signs in. Payload loses one of two simultaneous sign-ins of an account, so all journeys share the first editor's. */
export async function signIn(
  account: Account,
  origin = process.env.JOURNEY_CONTENT,
): Promise<string> {
  const response = await fetch(`${origin}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!response.ok) throw new Error(`An editor could not sign in: ${response.status}`)
  const [, token] = /^payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  if (!token) throw new Error('The editor got no session.')
  return token
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const url = process.env.JOURNEY_CONTENT ?? ''
  const response = await fetch(`${url}/cms/api${path}`, {
    ...init,
    headers: {
      'content-type': 'application/json',
      cookie: `payload-token=${process.env.JOURNEY_TOKEN}`,
      origin: url,
    },
  })
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
  return response
}

/** Opens a path below `/admin/` as the first editor, in a given language. */
export async function openAdmin(page: Page, path: string, language: Language = 'id') {
  await openWith(page, process.env.JOURNEY_TOKEN ?? '', path, language)
}

/** Opens the admin with the journey's own account, whose preferences do not affect other journeys. */
export async function openAdminAs(page: Page, account: Account, path: string, language: Language) {
  await openWith(page, await signIn(account), path, language)
}

/** Opens the admin of the journey's own company, in Indonesian. */
export async function openAdminFor(page: Page, company: Company, path: string) {
  const { content, editor } = company
  const token = companyTokens.get(company) ?? signIn(editor, content.origin)
  companyTokens.set(company, token)
  await openWith(page, await token, path, 'id', content.origin)
}

const companyTokens = new WeakMap<Company, Promise<string>>()

async function openWith(
  page: Page,
  token: string,
  path: string,
  language: Language,
  url = process.env.JOURNEY_CONTENT,
) {
  await page.context().addCookies([
    { name: 'payload-token', value: token, url },
    { name: 'payload-lng', value: language, url },
  ])
  await page.goto(`${url}/admin/${path}`)
  await untilHydrated(page)
}

/** Waits until the admin's script has hydrated the page's buttons, and its form if it has one: earlier input is lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isReacts = (button: Element) =>
      Object.keys(button).some((key) => key.startsWith('__react'))
    const forms = document.querySelectorAll('form[data-form-ready]')
    const isReady = forms.length === 0 || document.querySelector('form[data-form-ready=true]')
    return isReady && [...document.querySelectorAll('button')].every(isReacts)
  })
}

/** Opens a document from the list of its collection. Repeats the click, because it may be lost while the list hydrates. */
export async function openListed(page: Page, name: string): Promise<void> {
  // Located by text, because the accessible name of a link with a picture begins with the picture's text.
  const link = page.getByRole('table').getByRole('link').filter({ hasText: name }).first()
  await expect(async () => {
    await link.click({ timeout: 5_000 })
    await page.waitForURL(/\/collections\/[a-z-]+\/\d+$/, { timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.locator('form[data-form-ready=true]').first()).toBeAttached()
}

/** Opens the folded part with what search engines and previews show. */
export async function openPreviews(page: Page): Promise<void> {
  const part = page.locator('.collapsible', { hasText: 'Mesin pencari dan pratinjau tautan' })
  await scrollTo(page, part)
  const fold = part.locator('.collapsible__toggle').first()
  if ((await fold.getAttribute('class'))?.includes('collapsed')) await fold.click()
}

/** Opens all rows of one list: the form renders its lists in any order. */
export async function openRows(page: Page, list: string): Promise<void> {
  await page.locator(`#field-${list}`).getByRole('button', { name: 'Tampilkan Semua' }).click()
}

/** Saves, and waits for the response. */
export async function save(
  page: Page,
  {
    status = 200,
    button = page.locator('#action-save'),
  }: { status?: number; button?: Locator } = {},
): Promise<void> {
  await submit(page, () => button.click({ timeout: 5_000 }), status)
}

/**
 * Submits a form, and waits for the response. Repeats `act`, because shortly after typing, Payload's form may still treat
 * a field as empty and send nothing. On a busy machine a form may take longer than that before it sends.
 */
export async function submit(page: Page, act: () => Promise<void>, status: number): Promise<void> {
  await untilIdle(page)
  let isAnswered = false
  const answer = page.waitForResponse(
    (response) => isChange(response.request()) && response.status() === status,
    { timeout: 60_000 },
  )
  const answered = answer.then(() => {
    isAnswered = true
  })
  const repeated = async () => {
    while (!isAnswered) {
      // The button is disabled while the form is being saved, and a click fails.
      await act().catch(() => undefined)
      await Promise.race([answered, page.waitForTimeout(10_000)])
    }
  }
  await Promise.all([answered, repeated()])
}

/**
 * Waits until Payload's text editor has handed its text to the form, which it does when the browser is idle, and the form
 * has rendered it: a save before would go without the text, and be rejected.
 */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
    }
  })
}

/** Payload also uses POST for reads, and saves drafts by itself. */
function isChange(request: Request): boolean {
  const isWrite = request.method() === 'PATCH' || request.method() === 'POST'
  const isRead = 'x-payload-http-method-override' in request.headers()
  const { pathname, searchParams } = new URL(request.url())
  const isOfPayload = !/^\/cms\/api\/(?!payload-)/.test(pathname) || searchParams.has('autosave')
  return isWrite && !isRead && !isOfPayload
}

/**
 * Saves until each field shows its error.
 *
 * @param fields the sentence for each field's path
 */
export async function expectRejected(
  page: Page,
  button: Locator,
  fields: Record<string, string | RegExp>,
): Promise<void> {
  await expect(async () => {
    await button.click()
    for (const [field, sentence] of Object.entries(fields)) {
      const red = page.locator('.field-type.error', { has: page.locator(`#field-${field}`) })
      await expect(red.locator('.field-error')).toHaveText(sentence, { timeout: 5_000 })
    }
  }).toPass()
}

/** Submits the admin's sign-in form, for the first editor or the journey's own account. */
export async function signInByForm(
  page: Page,
  { email, password }: Account = {
    email: process.env.JOURNEY_EDITOR,
    password: process.env.JOURNEY_PASSWORD,
  },
  status = 200,
): Promise<void> {
  await page.goto(`${process.env.JOURNEY_CONTENT}/admin/login`)
  await untilHydrated(page)
  await page.locator('#field-email').fill(email ?? '')
  await page.locator('#field-password').fill(password ?? '')
  await submit(page, () => page.locator('button[type=submit]').click({ timeout: 5_000 }), status)
}

/** Creates an account for one journey, and returns its id. */
export async function makeAccount(account: {
  name: string
  email: string
  password: string
  role: 'admin' | 'editor' | 'sales'
}): Promise<number> {
  const body = JSON.stringify({ ...account, confirmation: process.env.JOURNEY_PASSWORD })
  const response = await ask('/users', { method: 'POST', body })
  const { doc }: { doc: { id: number } } = await response.json()
  return doc.id
}

/** Returns the stored messages of one sender. */
export async function findMessages(email: string): Promise<StoredMessage[]> {
  const query = new URLSearchParams({ 'where[email][equals]': email })
  const response = await ask(`/messages?${query}`)
  const { docs }: { docs: StoredMessage[] } = await response.json()
  return docs
}

/** Stores a document of a collection as a colleague would, and returns it. */
export async function storeDocument<Document extends { id: number }>(
  collection: string,
  data: object,
): Promise<Document> {
  const body = JSON.stringify({ _status: 'published', ...data })
  const response = await ask(`/${collection}`, { method: 'POST', body })
  const { doc }: { doc: Document } = await response.json()
  return doc
}

/** Changes a document as a colleague would. */
export async function changeDocument(path: string, data: object): Promise<void> {
  await ask(`/${path}`, { method: 'PATCH', body: JSON.stringify(data) })
}

/** Returns the latest version of a document. */
export async function readDocument<Document>(path: string): Promise<Document> {
  const response = await ask(`/${path}?draft=true&depth=0`)
  return response.json()
}

/** Returns the body of a post or page, one paragraph. */
export function getBody(text: string) {
  const words = { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }
  const layout = { version: 1, format: '', indent: 0, direction: 'ltr' }
  const paragraph = { type: 'paragraph', ...layout, textFormat: 0, children: [words] }
  return { root: { type: 'root', ...layout, children: [paragraph] } }
}

import { request } from '@playwright/test'
import { startCompany } from './support/company.ts'
import { openAdminFor, save } from './support/editor.ts'
import { addressIn, expect, languages, test } from './support/journey.ts'

// Runs its own services, because a preview saves drafts, and the journey ends the session.

// Two services start first.
test.setTimeout(240_000)
// On a busy machine the frame may wait too long for its draft, and then requests it again.
test.use({
  expectedConsole: [/the server responded with a status of (409|503)|frame-ancestors|about:srcdoc/],
})

test('an editor sees a draft on the site beside the form, and nobody else does', async ({
  page,
}) => {
  await using company = await startCompany()
  const { site, content } = company
  await using stranger = await newStranger()
  const html = async (address: string) => (await stranger.get(address)).text()
  const name = page.locator('#field-name')
  const frame = page.locator('#live-preview-iframe')
  const heading = frame.contentFrame().getByRole('heading', { level: 1 })
  let address = ''

  for (const language of languages) {
    const path = addressIn(language, '/produk/1')
    await openAdminFor(page, company, `collections/products/1?locale=${language}`)
    if (language === 'id') {
      // The frame shows no error page while it waits, and then requests its page again.
      await page.route(/\?preview=/, (route) => route.fulfill({ status: 204 }), { times: 1 })
      await page.getByRole('button', { name: 'Pratinjau', exact: true }).click()
      await expect(heading).toBeVisible()
    }
    await expect(frame).toHaveAttribute('src', new RegExp(`^${site.origin}${path}\\?preview=`))
    for (const text of [`Draf satu ${language}`, `Draf dua ${language}`]) {
      await name.fill(text)
      await expect(heading).toHaveText(text)
    }
    // The saved draft can be published at once.
    await expect(page.locator('#action-save')).toBeEnabled()
    await expect(page.locator('.doc-controls .status')).toContainText('Berubah')
    address = (await frame.getAttribute('src')) ?? ''
    expect(await html(site.origin + path)).not.toContain('Draf')
  }

  const response = await stranger.get(address)
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining(`frame-ancestors ${content.origin};`),
  })
  const visible = await stranger.get(`${site.origin}/produk/1`)
  expect(visible.headers()['content-security-policy']).toContain("frame-ancestors 'none';")
  await expect(page.getByRole('link', { name: 'Lihat di situs' })).toHaveAttribute(
    'href',
    `${site.origin}/en/produk/1`,
  )

  // The page stays until a busy service has the draft.
  const busy = {
    status: 503,
    contentType: 'text/html',
    body: '<main id="main"><h1>503</h1></main>',
  }
  const seen = Promise.withResolvers<void>()
  await page.route(/\?preview=/, (route) => seen.promise.then(() => route.continue()))
  await page.route(/\?preview=/, (route) => route.fulfill(busy), { times: 1 })
  const answered = page.waitForResponse((response) => response.status() === busy.status)
  await name.fill('Draf sibuk')
  await answered
  await expect(heading).toHaveText('Draf dua en')
  seen.resolve()
  await expect(heading).toHaveText('Draf sibuk')

  await frame.contentFrame().getByRole('banner').getByRole('link').first().click()
  await expect(heading).toHaveText('Draf sibuk')

  const width = page.getByRole('combobox', { name: 'Lebar pratinjau' })
  await expect(width).toHaveValue('responsive')
  await width.selectOption({ label: 'Ponsel 390 × 844' })
  await expect(frame).toHaveCSS('width', '390px')
  await expect(page.getByText('Responsive')).toBeHidden()

  const theirs = { data: { name: 'Rekan', _status: 'draft' }, headers: { origin: content.origin } }
  await page.request.patch(`${content.origin}/cms/api/products/1?draft=true&locale=en`, theirs)
  await name.fill('Draf tiga')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Rekan')
  await dialog.getByRole('button', { name: 'Kembali ke formulir' }).click()
  await expect(name).toHaveValue('Draf tiga')

  await openAdminFor(page, company, 'collections/products/1?locale=id')
  await save(page)
  await expect.poll(() => html(`${site.origin}/produk/1`)).toContain('Draf dua id')

  const elsewhere = { ...content, origin: content.origin.replace('127.0.0.1', 'localhost') }
  await openAdminFor(page, { ...company, content: elsewhere }, 'collections/products/1?locale=id')
  await expect(frame.contentFrame().locator('body')).toContainText(`${content.origin}/admin`)

  // The site shows a missing page if a busy service does not confirm the address in time.
  await expect.poll(async () => (await stranger.get(address)).status()).toBe(200)
  // The preview in the open form would request its draft again.
  await page.goto('about:blank')
  await page.request.post(`${content.origin}/cms/api/users/logout?allSessions=true`, {
    headers: { origin: content.origin },
  })
  expect((await stranger.get(address)).status()).toBe(404)
})

async function newStranger() {
  const context = await request.newContext()
  return Object.assign(context, { [Symbol.asyncDispose]: () => context.dispose() })
}

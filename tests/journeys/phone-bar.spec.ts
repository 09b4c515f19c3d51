import { pages } from '../../contract/src/pages.ts'
import { object } from './support/content-host.ts'
import { expect, open, test } from './support/journey.ts'
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.ts'
import { messages } from './support/messages.ts'

// Most visitors see motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.use({ viewport: { width: 390, height: 844 } })

const name = messages.id.nav_quick

test('on a phone the actions stand at the foot of the window and make way', async ({ page }) => {
  await watchLayoutShifts(page)
  await open(page, '/blog')
  const bar = page.getByRole('navigation', { name })
  await test.step('they are the request, the chat and the call of the company', async () => {
    await expect(bar.getByRole('link')).toHaveText([messages.id.enquiry_ask, 'WhatsApp', 'Telepon'])
    await expect(bar.getByRole('link').first()).toHaveAttribute('href', '/kontak')
    await expect(bar.getByRole('link').nth(1)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
    await expect(bar.getByRole('link').nth(2)).toHaveAttribute('href', /^tel:/)
  })
  await test.step('they are not over the field that is typed into', async () => {
    await page.getByRole('searchbox').focus()
    await expect(bar).toBeHidden()
    await page.getByRole('searchbox').blur()
    await expect(bar).toBeVisible()
  })
  await test.step('the button to the top stands above them', async () => {
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    const button = await page.getByRole('button', { name: messages.id.nav_to_top }).boundingBox()
    const box = await bar.boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  })
  await test.step('the footer has the same ways, so they leave it free', async () => {
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
    await expect(bar).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar).toBeVisible()
    expect(await layoutShifts(page)).toEqual([])
  })
  await test.step('they make way for the same calls of a hero, too', async () => {
    await open(page, '/produk/1')
    await expect(bar).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect(bar).toBeVisible()
    expect(await layoutShifts(page)).toEqual([])
  })
  await test.step('the contact page has none, and a wider window neither', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(bar).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/kontak')
    await expect(bar).toHaveCount(0)
  })
})

test('a company without telephone has no call at the foot', async ({ page, otherHost }) => {
  await otherHost.content.responses.set('/api/contact', object({ settings: [], footers: [] }))
  await open(page, `${otherHost.site.origin}/blog`)
  await expect(page.getByRole('navigation', { name }).getByRole('link')).toHaveCount(1)
})

test('on a phone the footer is folded, with the contact open', async ({ page }) => {
  await open(page, '/bisnis')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'info@contoh.example' })).toBeVisible()
  const link = footer.locator('a[href="/produk/1"]')
  await expect(link).toBeHidden()
  await footer.getByText(pages['/produk'].name.id, { exact: true }).locator('visible=true').click()
  await expect(link).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(footer.locator('a[href="/alat/1"]')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the actions stay, and the page ends above them', async ({ page }) => {
    await page.goto('/bisnis')
    const bar = page.getByRole('navigation', { name })
    await expect(bar).toBeVisible()
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 1e5)
    await expect(async () => {
      const [link, box] = [await last.boundingBox(), await bar.boundingBox()]
      expect((link?.y ?? 1e9) + (link?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    }).toPass()
  })
})

import type { Page } from '@playwright/test'
import { makeAccount, signInByForm, untilHydrated } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

test('admin: an editor signs in and out, and its Content-Security-Policy blocks nothing that the admin needs', async ({
  page,
}) => {
  const admin = `${process.env.JOURNEY_CONTENT}/admin`
  // The admin remembers for each account that the menu is open.
  const email = `keluar-${Date.now()}@contoh.example`
  const password = 'sandi-untuk-uji-coba'
  await makeAccount({ name: 'Rani', email, password, role: 'editor' })
  await signInByForm(page, { email, password })
  await expect(page).toHaveURL(/\/admin\/?$/)
  const session = (await page.context().cookies()).find(({ name }) => name === 'payload-token')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const signOut = page.locator('nav').getByTitle('Keluar')
  await expect(signOut).toHaveAttribute('href', '/admin/logout')
  const views = ['collections/blog-posts', 'collections/media', 'globals/home-page', 'account']
  for (const path of views) {
    await page.goto(`${admin}/${path}`)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(signOut).toHaveAttribute('href', '/admin/logout')
  }
  const ready = page.locator('form[data-form-ready=true]').first()
  await expect(ready).toBeAttached()
  await page.locator('#field-name').fill('Belum disimpan')
  await page.goto(`${admin}/globals/home-page`)
  await expect(ready).toBeAttached()
  await page.locator('#field-hero__title').fill('Belum disimpan')
  await expect
    .poll(() => storedIn(page))
    .toEqual(['payload-token', expect.stringMatching(/^niaga-input\/\d+\/home-page/)])
  // Payload renders the page again once it has read the account, and would sign out twice.
  const known = page.waitForResponse((response) => response.url().includes('/users/me'))
  await page.goto(`${admin}/collections/media`)
  await known
  const signedOut = page.waitForResponse((response) => response.url().includes('/users/logout'))
  await page.getByRole('button', { name: 'Buka Menu' }).click()
  await signOut.click()
  expect((await signedOut).ok()).toBe(true)
  await expect(page).toHaveURL(/\/admin\/login/)
  expect(await storedIn(page)).toEqual([])
  await page.goto(`${admin}/collections/messages`)
  await expect(page).toHaveURL(/\/admin\/login/)
  // An ended session is invalid, even if the client has kept its cookie.
  const response = await fetch(`${process.env.JOURNEY_CONTENT}/cms/api/users/me`, {
    headers: { Cookie: `payload-token=${session?.value}` },
  })
  expect(await response.json()).toMatchObject({ user: null })
})

test('admin: the sign-in hides the password, and accepts a pasted one', async ({ page }) => {
  await page.goto(`${process.env.JOURNEY_CONTENT}/admin/login`)
  await untilHydrated(page)
  const password = page.locator('#field-password')
  await expect(password).toHaveAttribute('type', 'password')
  await page.locator('#field-email').fill('sandi-dari-pengelola')
  await page.locator('#field-email').press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+X')
  await password.press('ControlOrMeta+V')
  await expect(password).toHaveValue('sandi-dari-pengelola')
})

/** Returns everything in the browser's storage except the admin's language and colours. */
async function storedIn(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const keys = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys))
  return [...cookies, ...keys].filter((name) => !/^payload-(lng|theme)$/.test(name))
}

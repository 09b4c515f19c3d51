import type { Page } from '@playwright/test'
import {
  changeDocument,
  makeAccount,
  openAdmin,
  openAdminAs,
  openListed,
  readDocument,
  save,
} from './support/editor.ts'
import { expect, test } from './support/journey.ts'

test.use({ expectedConsole: [/the server responded with a status of 4(00|09)/] })
const password = 'sandi-untuk-perjalanan'
const renewed = 'gajah-melompat-pagi-77q'

test('admin: an editor changes their password with the current one, and not without it', {
  tag: '@long',
}, async ({ page }) => {
  const email = await accountOfItsOwn('Rani')
  await openAdminAs(page, { email, password }, 'account', 'id')
  const confirmation = page.getByLabel('Kata sandi Anda atau kode')
  await expect(page.getByLabel('Nama')).toBeVisible()
  await expect(confirmation).toHaveCount(0)
  await startPasswordChange(page, renewed)
  await expect(confirmation).toBeVisible()
  await expect(page.getByText('meminta kata sandi Anda sendiri yang sekarang')).toBeVisible()
  await confirmation.fill('sandi-yang-salah')
  await expectRejection(page, 'Kata sandi atau kode itu salah')
  await confirmation.fill(password)
  await save(page)
  expect(await canSignIn(email, renewed)).toBe(true)
})

test('admin: an editor changes their email address in English, and the name without a password', {
  tag: '@long',
}, async ({ page }) => {
  const email = await accountOfItsOwn('Rani')
  await openAdminAs(page, { email, password }, 'account', 'en')
  await page.getByLabel('Name').fill('Rani Baru')
  const confirmation = page.getByLabel('Your password or a code')
  await expect(confirmation).toHaveCount(0)
  await save(page)
  await page.locator('#field-email').fill(`baru-${email}`)
  await expectRejection(page, 'Enter your own current password')
  await confirmation.fill(password)
  await save(page)
  expect(await canSignIn(`baru-${email}`, password)).toBe(true)
})

test('admin: what is typed into the account stays after a rejected save, without a choice of languages', {
  tag: '@long',
}, async ({ page }) => {
  const email = await accountOfItsOwn('Rani')
  await openAdminAs(page, { email, password }, 'account', 'id')
  await expect(page.locator('#field-name')).toHaveValue('Rani')
  await page.locator('#field-name').fill('Rani Baru')
  await page.locator('#field-email').fill(`baru-${email}`)
  await expectRejection(page, 'Ketik kata sandi Anda yang sekarang')
  await expect(page.locator('#action-save')).toBeEnabled()
  await expect(page.getByRole('button', { name: /Bahasa isi/ })).toBeHidden()
  await expect(page.locator('#field-name')).toHaveValue('Rani Baru')
  await expect(page.locator('#field-email')).toHaveValue(`baru-${email}`)
})

test('admin: an editor sees what a colleague changed in their account meanwhile, and saves over it knowingly', {
  tag: '@long',
}, async ({ page }) => {
  const email = await accountOfItsOwn('Rani')
  await openAdminAs(page, { email, password }, 'account', 'id')
  await page.getByLabel('Nama').fill('Rani Saya')
  await page.locator('#field-email').fill(`baru-${email}`)
  await page.getByLabel('Kata sandi Anda atau kode').fill(password)
  const id = await page.evaluate(async () => {
    const response = await fetch('/cms/api/users/me')
    const { user }: { user: { id: number } } = await response.json()
    return user.id
  })
  await changeDocument(`users/${id}`, { name: 'Rani Rekan' })
  await save(page, { status: 409 })
  const dialog = page.getByRole('dialog', { name: 'Dokumen ini telah disimpan oleh orang lain' })
  const row = dialog.getByRole('row', { name: /Nama/ })
  await expect(row).toContainText('Rani Saya')
  await expect(row).toContainText('Rani Rekan')
  await expect(dialog).not.toContainText(password)
  await save(page, { button: dialog.getByRole('button', { name: 'Simpan versi saya' }) })
  expect(await canSignIn(`baru-${email}`, password)).toBe(true)
  expect(await readDocument(`users/${id}`)).toMatchObject({ name: 'Rani Saya' })
})

test('admin: an admin is asked for their password before a colleague becomes one', async ({
  page,
}) => {
  const name = `Rani ${Date.now()}`
  await accountOfItsOwn(name)
  await openAdmin(page, `collections/users?search=${encodeURIComponent(name)}`)
  await openListed(page, name)
  const confirmation = page.getByLabel('Kata sandi Anda atau kode')
  await expect(page.locator('#field-role')).toBeVisible()
  await page.locator('#field-role').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Admin', exact: true }).click()
  await expectRejection(page, 'Ketik kata sandi Anda yang sekarang')
  await confirmation.fill(process.env.JOURNEY_PASSWORD ?? '')
  await save(page)
})

async function accountOfItsOwn(name: string): Promise<string> {
  const email = `rani-${Date.now()}-${Math.floor(Math.random() * 1e6)}@contoh.example`
  await makeAccount({ name, email, password, role: 'editor' })
  return email
}

async function startPasswordChange(page: Page, newPassword: string) {
  await page.locator('#change-password').click()
  await page.locator('#field-password').fill(newPassword)
  await page.locator('#field-confirm-password').fill(newPassword)
}

/** Saves again if the sentence disappears, because a running validation of the form may remove it. */
async function expectRejection(page: Page, sentence: string) {
  const red = page.locator('.field-type.password.error').getByText(sentence)
  await expect(async () => {
    await save(page, { status: 400 })
    await expect(red).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

async function canSignIn(email: string, secret: string): Promise<boolean> {
  const response = await fetch(`${process.env.JOURNEY_CONTENT}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  })
  return response.ok
}

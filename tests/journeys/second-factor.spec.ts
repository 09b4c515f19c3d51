import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { makeAccount, signInByForm, submit, untilHydrated } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

test.use({ expectedConsole: [/the server responded with a status of 401/] })

const password = 'sandi-untuk-perjalanan'

test('admin: a second factor is set up with an app, asked for after the password, and turned off', {
  tag: '@long',
}, async ({ page }) => {
  const email = `dua-langkah-${Date.now()}@contoh.example`
  await makeAccount({ name: 'Rani', email, password, role: 'editor' })
  const admin = `${process.env.JOURNEY_CONTENT}/admin`
  await signInByForm(page, { email, password })
  await expect(page).toHaveURL(/\/admin\/?$/)

  await page.goto(`${admin}/account`)
  await untilHydrated(page)
  const factor = page.getByRole('region', { name: 'Faktor kedua' })
  await factor.getByLabel('Kata sandi Anda').fill(password)
  await factor.getByRole('button', { name: 'Siapkan' }).click()
  await expect(factor.getByRole('img', { name: /Kode QR/ })).toBeVisible()
  const secret = (await factor.locator('code').innerText()).replaceAll(' ', '')
  await factor.getByLabel('Kode enam angka').fill(getCode(secret, 0))
  await factor.getByRole('button', { name: 'Aktifkan' }).click()
  const codes = factor.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()
  await factor.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(codes).toHaveCount(0)
  await expect(factor).toContainText('Aktif.')

  await page.context().clearCookies()
  const code = page.getByLabel('Kode dari aplikasi, atau kode pemulihan')
  await signInByForm(page, { email, password }, 401)
  await expect(code).toBeFocused()
  expect(await getSession(page)).toBeUndefined()
  await code.fill('000000')
  await submit(page, () => page.keyboard.press('Enter'), 401)
  await expect(page.getByText('Kode itu salah atau sudah dipakai.')).toBeVisible()
  expect(await getSession(page)).toBeUndefined()
  // The current code has been used; the next one is already valid.
  await code.fill(getCode(secret, 1))
  await submit(page, () => page.keyboard.press('Enter'), 200)
  await expect(page).toHaveURL(/\/admin\/?$/)
  expect(await getSession(page)).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await page.goto(`${admin}/account`)
  await untilHydrated(page)
  await factor.getByLabel('Kode dari aplikasi, atau kode pemulihan').fill(recoveryCode)
  await factor.getByRole('button', { name: 'Matikan' }).click()
  await expect(factor).toContainText('Belum aktif.')
})

async function getSession(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'payload-token')
}

function getCode(secret: string, drift: number): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + drift * 30_000 })
}

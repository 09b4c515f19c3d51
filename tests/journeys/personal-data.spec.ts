import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { violations } from './support/axe.ts'
import { findMessages, makeAccount, openAdmin, openAdminAs } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// Chromium prints each error response to its console.
test.use({ expectedConsole: [/status of 400/] })

test('an admin downloads and deletes one person’s data, and keeps the proof', async ({ page }) => {
  const email = `orang-${randomUUID().slice(0, 8)}@pembeli.example`
  await sendMessage(email)
  await openAdmin(page, 'personal-data')
  const report = page.getByRole('main').getByRole('status')
  await expect(async () => {
    await page.getByLabel('Alamat email').fill(email)
    await page.getByRole('button', { name: 'Cari datanya' }).click({ timeout: 5_000 })
    await expect(page.getByRole('heading', { name: email })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(page.getByRole('row', { name: /^Pesan 1$/ })).toBeVisible()
  expect(await violations(page, 'main')).toEqual([])

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh semua (JSON)' }).click()
  const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))
  expect(file).toMatchObject({ address: email, messages: [{ message: 'Hapus data saya nanti.' }] })

  await page.getByLabel('Siapa yang meminta').selectOption('Orangnya sendiri')
  await page.getByLabel('Tanggal permintaan').fill('2026-11-20')
  const password = page.getByLabel('Kata sandi Anda atau kode')
  const remove = page.getByRole('button', { name: 'Hapus selamanya' })
  await password.fill('sandi-yang-salah')
  await remove.click()
  await expect(report).toContainText('Kata sandi atau kode itu salah')
  await password.fill(process.env.JOURNEY_PASSWORD ?? '')
  await remove.click()
  await expect(report).toContainText('Data telah dihapus.')
  expect(await findMessages(email)).toEqual([])
  await expect(
    page.getByRole('heading', { name: 'Penghapusan terdahulu untuk alamat ini' }),
  ).toBeVisible()

  await report.getByRole('link', { name: 'Buka bukti penghapusan' }).click()
  await expect(page.getByRole('heading', { name: 'Bukti penghapusan data pribadi' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Diminta oleh Orangnya sendiri$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(email)
  expect(await violations(page, 'main')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('sales neither see nor open the data of a person', async ({ page }) => {
  const account = {
    ...{ name: 'Sinta', email: `sinta-${randomUUID()}@contoh.example` },
    ...{ password: 'rembulan-tujuh-sepeda', role: 'sales' as const },
  }
  await makeAccount(account)
  await openAdminAs(page, account, 'personal-data', 'id')
  await expect(page).toHaveURL(/\/admin\/?$/)
  await expect(page.getByRole('link', { name: 'Data pribadi seseorang' })).toHaveCount(0)
})

test('the audit log says who has opened a message in its form', async ({ page }) => {
  const email = `dibaca-${randomUUID().slice(0, 8)}@pembeli.example`
  await sendMessage(email)
  const [message] = await findMessages(email)
  await openAdmin(page, `collections/messages/${message?.id}`)
  await expect(page.getByRole('link', { name: 'Tulis jawaban' })).toBeVisible()
  await openAdmin(page, 'collections/audit-log')
  await expect(page.getByRole('row', { name: `messages/${message?.id}` })).toHaveCount(1)
  await expect(page.getByRole('row', { name: `messages/${message?.id}` })).toContainText(
    'Pesan dibuka',
  )
})

async function sendMessage(email: string): Promise<void> {
  const response = await fetch(`${process.env.JOURNEY_CONTENT}/api/send-contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Orang', email, message: 'Hapus data saya nanti.' }),
  })
  if (!response.ok) throw new Error(`The message was rejected: ${response.status}`)
}

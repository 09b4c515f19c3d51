import type { Page } from '@playwright/test'
import { blankPng } from '../../content-service/src/testing/blank-png.ts'
import { openAdmin, openListed, save } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

test.describe('a picture in use', () => {
  test.use({ expectedConsole: [/the server responded with a status of 409/] })

  test('admin: says where it is used, and is not deleted', async ({ page }) => {
    await openAdmin(page, 'collections/media?search=coal.webp')
    await openListed(page, 'coal.webp')
    const uses = page.getByRole('region', { name: 'Dipakai di' })
    await expect(uses.getByRole('link', { name: 'Produk “Batubara”' })).toBeVisible()
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await page.getByRole('button', { name: 'Konfirmasi', exact: true }).click()
    await expect(page.getByText(/^Gambar ini masih dipakai di: .*Produk “Batubara”/)).toBeVisible()
    await uses.getByRole('link', { name: 'Produk “Batubara”' }).click()
    await expect(page.getByRole('heading', { name: 'Batubara' })).toBeVisible()
  })
})

test.describe('several pictures at once', () => {
  test.use({ expectedConsole: [/the server responded with a status of 400/] })

  test('admin: the rejected one is named with the cause, and the others are stored', async ({
    page,
  }) => {
    await openAdmin(page, 'collections/media')
    await page.getByRole('button', { name: 'Unggah Massal' }).click()
    const drawer = page.getByRole('dialog')
    const files = [
      { name: 'kapal-massal.png', mimeType: 'image/png', buffer: blankPng(320, 240) },
      { name: 'jeti-massal.png', mimeType: 'image/png', buffer: blankPng(320, 240) },
      { name: 'gerak.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') },
    ]
    await drawer.locator('input[type=file]').first().setInputFiles(files)
    for (const { name } of files) {
      await drawer.getByRole('button', { name }).click()
      await drawer.locator('#field-altIndonesian').fill(`Gambar ${name}`)
      await drawer.locator('#field-altEnglish').fill(`Picture ${name}`)
    }
    await drawer.getByRole('button', { name: 'Simpan' }).click()
    await expect(
      page.getByText(
        '“gerak.png” – Gambar ini berformat GIF. Simpan sebagai JPEG atau PNG, lalu unggah lagi.',
      ),
    ).toBeVisible()
    await expect(page.getByText('Tersimpan: 2 gambar.')).toBeVisible()
    await expect(drawer.getByText('gerak.png')).toBeVisible()
    await openAdmin(page, 'collections/media?search=massal')
    await expect(page.getByRole('table').getByRole('link')).toHaveText([/-massal/, /-massal/])
  })
})

const sentence = /^Tidak ikut tertempel: gambar .*Simpan gambar sebagai PNG/

test('admin: a pasted picture of another page is left out, and the editor is notified', async ({
  page,
}) => {
  const body = await openBody(page)
  await paste(page, {
    html: '<p>Kapal <img src="https://lain.example/kapal.jpg"> <s>belum</s> bersandar</p>',
  })
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(body).toContainText('Kapal')
  await expect(body).toContainText('bersandar')
  await expect(body).not.toContainText('Memuat')
})

test('admin: a pasted SVG is rejected with the reason', async ({ page }) => {
  const body = await openBody(page)
  await paste(page, { file: { name: 'logo.svg', type: 'image/svg+xml', content: '<svg/>' } })
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(body).not.toContainText('Memuat')
})

test('admin: a picture that is copied from a page is pasted as a file', async ({ page }) => {
  await openBody(page)
  await paste(page, {
    html: '<img src="https://lain.example/kapal.png">',
    file: { name: 'image.png', type: 'image/png', content: 'x' },
  })
  await expect(page.getByRole('dialog').locator('#field-altIndonesian')).toBeVisible()
  await expect(page.getByText(sentence)).toHaveCount(0)
})

async function openBody(page: Page) {
  await openAdmin(page, 'collections/blog-posts/create')
  // A role would not locate it: the date field has no name either and may come first.
  const body = page.locator('[contenteditable=true]').first()
  await body.click()
  await expect(body).toBeFocused()
  return body
}

test('admin: text from Word, Google Docs and Excel keeps its lists, tables and exponents', async ({
  page,
}) => {
  const body = await openBody(page)
  const item = (marker: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}</span><![endif]>${text}<o:p></o:p></p>`
  await paste(page, {
    html: `<h1>Kapasitas</h1><p class=MsoNormal>10<sup>3</sup> m<span style="vertical-align:super">3</span>, CO<sub>2</sub><o:p></o:p></p>
      ${item('1.', 'butir satu')}${item('2.', 'butir dua')}
      <table><tr><td>Kadar abu</td><td>5–12 %</td></tr></table><p>Rumus <math><mi>x</mi></math></p>`,
  })
  await expect(page.getByText('Tidak ikut tertempel: rumus setelah “Rumus”.')).toBeVisible()
  await expect(body.getByRole('heading', { name: 'Kapasitas', level: 2 })).toBeVisible()
  await body.getByRole('cell', { name: '5–12 %' }).click()
  await page.getByRole('button', { name: 'Menu sel' }).click()
  await page.getByRole('button', { name: 'Baris judul' }).click()
  await page.locator('#field-title').fill('Kapasitas tempel')
  await save(page, { status: 201 })
  await page.waitForURL(/blog-posts\/\d+/)
  await page.goto(`/blog/${/\d+/.exec(new URL(page.url()).pathname)}`)
  const article = page.locator('.article')
  await expect(article.locator('sup')).toHaveText(['3', '3'])
  await expect(article.locator('sub')).toHaveText('2')
  await expect(article.locator('ol > li')).toHaveText(['butir satu', 'butir dua'])
  await expect(article.getByRole('columnheader')).toHaveText(['Kadar abu', '5–12 %'])
})

type Pasted = { html?: string; file?: { name: string; type: string; content: string } }

/** Dispatches the event itself, because a headless browser's clipboard does not accept pictures. */
async function paste(page: Page, pasted: Pasted): Promise<void> {
  await page.evaluate(({ html, file }) => {
    const clipboardData = new DataTransfer()
    if (html) clipboardData.setData('text/html', html)
    if (file) clipboardData.items.add(new File([file.content], file.name, { type: file.type }))
    const init = { clipboardData, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', init))
  }, pasted)
}

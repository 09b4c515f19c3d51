import type { Locator, Page, Request } from '@playwright/test'
import { blankPng } from '../../content-service/src/testing/blank-png.ts'
import { openMailServer } from '../../content-service/src/testing/mail-server.ts'
import { smallPdf } from '../../content-service/src/testing/small-files.ts'
import { violations } from './support/axe.ts'
import { prepareCompany, preparedBySetup, startCompany } from './support/company.ts'
import { openAdminFor, openListed, submit } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// With services of its own: the tasks change the company.

test.setTimeout(600_000)
// Chromium prints each error response to its console.
test.use({ actionTimeout: 20_000, expectedConsole: [/status of 404/] })

test('@long an editor who knows only the words on the screen does each task', async ({ page }) => {
  const mails = await openMailServer()
  await using company = await startCompany(preparedBySetup(), {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    SAMPLE_CONTENT: 'none',
  })
  const message = { name: 'Budi', email: 'budi@pembeli.example', message: 'Minta penawaran.' }
  await page.request.post(`${company.content.origin}/api/send-contact`, { data: message })
  for (const [task, perform] of Object.entries(tasks)) {
    await test.step(task, async () => {
      await openAdminFor(page, company, '')
      await perform(editorAt(page))
    })
  }
  await mails.close()
})

test('@long an empty company is public after the first steps', async ({ page }) => {
  await using empty = await prepareCompany({ SAMPLE_CONTENT: 'none' })
  await using company = await startCompany(empty, { SAMPLE_CONTENT: 'none' })
  const editor = editorAt(page)
  const begin = async (step: string) => {
    await openAdminFor(page, company, '')
    await editor.press(step)
  }
  await begin('Nama perusahaan')
  await editor.type('Nama perusahaan', 'PT Awal Baru')
  await editor.press('Kontak')
  await editor.press('Tambah Kantor')
  const office = page.locator('[id^=offices-row-]')
  await editor.type('Nama', 'Kantor pusat', office)
  await editor.type('Alamat', 'Jalan Awal 1, Samarinda', office)
  await editor.type('Telepon', '+62 21 5550 0123', office)
  await editor.press('Tambah Jadwal', office)
  await editor.select('Dari hari', 'Senin', office)
  await editor.select('Sampai hari', 'Jumat', office)
  await editor.type('Buka', '08:00', office)
  await editor.type('Tutup', '17:00', office)
  await editor.press('Tampilan')
  await editor.upload('Logo Awal Baru', page.locator('#field-brand__logo'))
  await editor.publish()
  await begin('Dua produk dengan mutu')
  await editor.type('Nama', 'Batu kapur Awal')
  await editor.type('Keterangan', 'Untuk semen.')
  await editor.publish()
  await begin('Jenis alat berat')
  await editor.type('Nama', 'Alat Awal')
  await editor.type('Keterangan', 'Penggali.')
  await editor.publish()
  await begin('Satu unit alat itu, difoto dengan ponsel')
  await editor.type('Nama', 'AW-01')
  await editor.select('Alat berat', 'Alat Awal')
  await editor.type('Tempat', 'Samarinda')
  await editor.upload('Unit AW-01', page.locator('#field-pictures'))
  await editor.publish()
  const read = async (path: string) => (await page.request.get(company.site.origin + path)).text()
  for (const [path, text] of [
    ['/', 'PT Awal Baru'],
    ['/', '/storage/awal.png'],
    ['/produk', 'Batu kapur Awal'],
    ['/alat', 'Alat Awal'],
    ['/kontak', 'Jalan Awal 1'],
  ] as const) {
    await expect.poll(() => read(path), path).toContain(text)
  }
})

/** The tasks by what an editor wants to do. */
const tasks: Record<string, (editor: Editor) => Promise<void>> = {
  'Take the first steps': async (editor) => {
    const steps = editor.page.getByRole('region', { name: /^Langkah pertama/ })
    // Wide enough for the menu to stay open.
    for (const width of [390, 1600]) {
      await editor.page.setViewportSize({ width, height: 900 })
      expect(await violations(editor.page, '.overview', ['color-contrast', 'region'])).toEqual([])
    }
    await editor.press('Kirim email uji')
    await expect(steps).toContainText('Terkirim ke ')
    await editor.press('Sudah tiba')
    await expect(steps.getByText('Email uji yang sudah tiba')).toBeHidden()
    await editor.press('Akun untuk orang kedua')
    await expect(editor.page).toHaveURL(/users\/create/)
  },
  'Change a text': async (editor) => {
    await editor.open('Profil perusahaan')
    await editor.type('Slogan', 'Dari tambang sampai ke kapal')
    await editor.publish()
  },
  'Change a product’s figure': async (editor) => {
    await editor.open('Lembar spesifikasi')
    await editor.choose('Batubara')
    const row = editor.page.locator('[id^=rows-row-]').first()
    await row.locator('.collapsible__toggle').click()
    await editor.type('Dari', '4100', row)
    await editor.publish()
  },
  'Add a grade': async (editor) => {
    await editor.open('Produk')
    await editor.choose('Batubara')
    await editor.press('Tambah Mutu')
    const grade = editor.page.locator('[id^=grades-row-]').last()
    await editor.type('Nama mutu', 'Energi 5800', grade)
    await editor.type('Untuk', 'Pembangkit', grade)
    await editor.press('Tambah Baris', grade)
    await editor.type('Parameter', 'Kadar abu', grade)
    await editor.select('Bentuk nilai', 'Tepat', grade)
    await editor.type('Nilai', '9', grade)
    await editor.type('Satuan', '%', grade)
    await editor.select('Basis', 'ADB', grade)
    await editor.publish()
  },
  'Change the trade terms': async (editor) => {
    await editor.open('Produk')
    await editor.choose('Batubara')
    await editor.unfold('Syarat dagang')
    await editor.type('Per bulan', 'hingga 120.000 t')
    await editor.publish()
  },
  'Put a machine up for hire': async (editor) => {
    await editor.open('Unit jual dan sewa')
    await editor.press('Buat Baru')
    await editor.type('Nama', 'EX-20-09')
    await editor.select('Alat berat', 'Excavator')
    await editor.type('Tempat', 'Samarinda')
    await editor.publish()
  },
  'Mark a unit as hired': async ({ page, ...editor }) => {
    await editor.open('Unit jual dan sewa')
    const row = page.getByRole('row', { name: /EX-20-09/ })
    await row.getByLabel('EX-20-09: tersedia mulai').fill('2099-03-01')
    await editor.press('Tandai disewa', row)
    await expect(row).toContainText('Sedang disewa')
    await row.getByLabel('EX-20-09: tersedia mulai').fill('2099-04-01')
    await editor.press('Simpan', row)
    await expect(row.getByRole('button', { name: 'Tandai tersedia' })).toBeVisible()
    await editor.press('Batalkan')
    await expect(row.getByLabel('EX-20-09: tersedia mulai')).toHaveValue('2099-03-01')
    await editor.press('Tandai tersedia', row)
    await expect(row).toContainText('Tersedia')
  },
  'Order a list': async ({ page, ...editor }) => {
    await editor.open('Unit bisnis')
    const rows = page.locator('tbody tr')
    const [first, second] = await rows.locator('.cell-name').allTextContents()
    const order = () => rows.locator('.cell-name').allTextContents()
    await rows.nth(1).getByRole('button').focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await order()).slice(0, 2)).toEqual([second, first])
    await expect(rows.first().getByRole('button')).toBeFocused()
    await rows.first().getByRole('button').hover()
    await page.mouse.down()
    await rows.nth(1).hover()
    await page.mouse.up()
    await expect.poll(async () => (await order()).slice(0, 2)).toEqual([first, second])
  },
  'Translate a text': async (editor) => {
    await editor.open('Produk')
    await editor.choose('Silika')
    await editor.press(/Bahasa isi/)
    await editor.press(/^Bahasa Inggris/)
    await editor.type('Keterangan', 'Silica for foundries and glass.')
    await editor.publish()
    await editor.press(/Bahasa isi/)
    await editor.press(/^Bahasa Indonesia/)
  },
  'Change the home page': async (editor) => {
    await editor.open('Beranda')
    await editor.type('Judul', 'Dari tambang sampai ke kapal')
    await editor.publish()
  },
  'Change the texts of a page': async (editor) => {
    await editor.open('Halaman')
    await editor.choose('Kontak')
    await editor.type('Pengantar', 'Tanyakan apa saja.')
    await editor.publish()
  },
  'Add a page': async (editor) => {
    await editor.open('Halaman')
    await editor.press('Buat Baru')
    await editor.type('Judul', 'Keselamatan')
    await editor.write('Keselamatan kerja kami.')
    await editor.type('Alamat', 'keselamatan')
    await editor.publish()
  },
  'Move an address': async (editor) => {
    await editor.open('Pengalihan')
    await editor.press('Buat Baru')
    await editor.type('Alamat lama', '/tentang')
    await editor.type('Alamat tujuan', '/tentang-kami')
    await editor.publish()
  },
  'Change a picture': async (editor) => {
    await editor.open('Produk')
    await editor.choose('Emas')
    const picture = editor.page.locator('#field-image')
    await picture.getByRole('button').last().click()
    await editor.press('Pilih dari yang sudah ada', picture)
    await editor.page.locator('dialog[open] tbody button').first().click()
    await editor.publish()
  },
  'Publish a document': async (editor) => {
    await editor.open('Dokumen')
    await editor.press('Buat Baru')
    const fileChooser = editor.page.waitForEvent('filechooser')
    await editor.press('Pilih berkas')
    await (await fileChooser).setFiles({
      name: 'profil-2027.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(smallPdf()),
    })
    await editor.type('Judul', 'Profil perusahaan 2027')
    await editor.select('Jenis', 'Profil')
    await editor.publish()
  },
  'Write an article': async (editor) => {
    await editor.open('Artikel blog')
    await editor.press('Buat Baru')
    await editor.type('Judul', 'Musim hujan dan kadar air')
    await editor.write('Kadar air naik dalam musim hujan.')
    await editor.publish()
  },
  'Publish later': async (editor) => {
    await editor.open('Artikel blog')
    await editor.press('Buat Baru')
    await editor.type('Judul', 'Kapal pertama tahun depan')
    await editor.write('Muat pada bulan Januari.')
    await editor.publish('Simpan Draf')
    await editor.type('Waktu di Jakarta', '2099-12-31T14:30')
    await editor.press('Jadwalkan publikasi')
    await expect(editor.page.getByText('Akan dipublikasikan 31 Des 2099')).toBeVisible()
  },
  'Publish drafts together': async ({ page, ...editor }) => {
    await editor.press(/^Publikasikan draf bersama/)
    const drafts = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
    const draft = drafts.filter({ hasText: 'Kapal pertama tahun depan' })
    await draft.getByRole('checkbox').check()
    await editor.press('Publikasikan yang dicentang')
    await expect(page.getByText('Dipublikasikan: 1.')).toBeVisible()
    await expect(draft).toHaveCount(0)
  },
  'Change the phone number or the opening hours': async (editor) => {
    await editor.open('Profil perusahaan')
    await editor.press('Kontak')
    const office = editor.page.locator('[id^=offices-row-]').first()
    await office.locator('.collapsible__toggle').first().click()
    await editor.type('Telepon', '+62 21 5550 0199', office)
    await editor.publish()
  },
  'Add a person whom buyers can ask': async (editor) => {
    await editor.open('Narahubung')
    await editor.press('Buat Baru')
    await editor.type('Nama', 'Sari Contoh')
    await editor.type('Tugas', 'Penjualan')
    await editor.type('Telepon', '+62 21 5550 0188')
    await editor.publish()
  },
  'Change the logo and colours': async (editor) => {
    await editor.open('Profil perusahaan')
    await editor.press('Tampilan')
    await editor.press('Pilih dari yang sudah ada', editor.page.locator('#field-brand__logo'))
    await editor.page.locator('dialog[open] tbody button').first().click()
    await editor.type('Warna aksen', '#0b5c8a')
    await editor.publish()
  },
  'Go back to an earlier version': async (editor) => {
    await editor.open('Produk')
    await editor.choose('Batubara')
    await editor.press(/^Versi/)
    await editor.page.getByRole('table').getByRole('link').nth(1).click()
    await editor.ask('Pulihkan versi ini')
    await expect(editor.page.getByText('Semua bahasa Produk ini kembali')).toBeVisible()
    await editor.confirm()
  },
  'Delete something': async (editor) => {
    await editor.open('Galeri')
    await editor.page.getByRole('checkbox', { name: 'Pilih semua baris' }).check()
    await editor.press('Hapus')
    await editor.confirm()
    await editor.press('Batalkan')
    await editor.choose('Jalan hauling menjelang senja')
    await editor.page.locator('.doc-controls__popup button').first().click()
    await editor.press('Hapus')
    await editor.confirm()
  },
  'Restore what was deleted': async (editor) => {
    await editor.open('Galeri')
    await editor.press(/Tempat Sampah/)
    await editor.page.getByRole('table').getByRole('link', { name: 'Jalan hauling' }).click()
    await editor.page.waitForLoadState('networkidle')
    await editor.press('Pulihkan')
    await editor.page.getByText(/^Pulihkan sebagai versi/).click()
    await editor.confirm()
  },
  'Answer a message': async (editor) => {
    await editor.open('Pesan')
    await editor.choose('Budi')
    await editor.type('Jawaban', 'Terima kasih, penawaran kami menyusul.')
    await editor.page.getByLabel('Setelah dikirim, pindahkan ke').selectOption('Ditawarkan')
    await editor.press('Kirim jawaban')
    await expect(editor.page.getByText('Jawaban terkirim.')).toBeVisible()
  },
}

type Editor = ReturnType<typeof editorAt>

/** An editor who knows only the words on the screen. */
function editorAt(page: Page) {
  const outsideMenu = page.locator(':not(.nav *)').filter({ visible: true })
  const confirmation = page.getByRole('button', { name: 'Konfirmasi', exact: true })
  const exactly = (label: string) => new RegExp(`^\\s*${label}\\s*\\*?\\s*(—.*)?$`)
  const editor = {
    page,
    open: async (name: string) => {
      await page.locator('.nav').getByRole('link', { name, exact: true }).click()
      await page.waitForURL(/\/(collections|globals)\//)
      await page.waitForLoadState('networkidle')
    },
    choose: async (name: string) => {
      await openListed(page, name)
      await expect(page.locator('form[data-form-ready=true]').first()).toBeAttached()
    },
    press: async (name: string | RegExp, scope: Page | Locator = page) => {
      const target = (['button', 'link', 'menuitem', 'tab'] as const)
        .map((role) => scope.getByRole(role, { name, exact: true }))
        .reduce((all, one) => all.or(one))
        .or(scope.getByText(name, { exact: true }))
      await target.and(outsideMenu).first().click()
      await page.waitForLoadState('networkidle')
    },
    unfold: async (part: string) => {
      const closed = page.locator('.collapsible-field', { hasText: part })
      await closed.locator('.collapsible__toggle').first().click()
    },
    type: async (label: string, text: string, scope: Page | Locator = page) => {
      await scope.getByLabel(exactly(label)).filter({ visible: true }).first().fill(text)
    },
    write: async (text: string) => {
      await page.locator('[contenteditable=true]').first().fill(text)
    },
    upload: async (text: string, field: Locator) => {
      await editor.press('Buat Baru', field)
      const drawer = page.getByRole('dialog')
      const picture = { name: 'awal.png', mimeType: 'image/png', buffer: blankPng(320, 240) }
      await drawer.locator('input[type=file]').first().setInputFiles(picture)
      await drawer.getByLabel('Teks alternatif (Indonesia)').fill(text)
      await drawer.getByLabel('Teks alternatif (Inggris)').fill(text)
      await drawer.getByRole('button', { name: 'Simpan', exact: true }).click()
      await expect(drawer).toBeHidden()
    },
    select: async (label: string, option: string, scope: Page | Locator = page) => {
      const field = scope.locator('.field-type.select, .field-type.relationship')
      const withLabel = field.filter({ has: page.locator('label', { hasText: exactly(label) }) })
      await withLabel.filter({ visible: true }).first().locator('.rs__control').click()
      await page.locator('.rs__option').filter({ hasText: option }).first().click()
    },
    publish: async (name: string | RegExp = /^(Publikasikan perubahan|Simpan)$/) => {
      const button = page.getByRole('button', { name, exact: true }).filter({ visible: true })
      const isNew = page.url().includes('/create')
      await submit(page, () => button.first().click({ timeout: 5_000 }), isNew ? 201 : 200)
    },
    /** Clicks a button that opens a confirmation; a click before hydration is lost. */
    ask: async (name: string) => {
      const button = page.getByRole('button', { name, exact: true })
      await expect(async () => {
        await button.click({ timeout: 5_000 })
        await expect(confirmation).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 60_000 })
    },
    confirm: async () => {
      const response = page.waitForResponse((sent) => isWrite(sent.request()))
      await confirmation.click()
      expect((await response).status()).toBe(200)
    },
  }
  return editor
}

/** Payload also uses POST for reads. */
function isWrite(request: Request): boolean {
  return request.method() !== 'GET' && !('x-payload-http-method-override' in request.headers())
}

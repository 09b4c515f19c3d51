import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { smallPdf } from '../../content-service/src/testing/small-files.ts'
import { attachmentParts, attachmentTypes } from '../../contract/src/attachments.ts'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { draft, editorPassword, type View, views } from './shots/admin-views.ts'
import { prepareCompany, startCompany } from './support/company.ts'

/**
 * Writes the screenshots of docs/edit-content.md: both built services with the sample content and a few messages, as an
 * editor sees them. Arguments select screenshots by their names.
 */

const folder = fileURLToPath(new URL('../../docs/images/admin/', import.meta.url))
const desktop = { width: 1200, height: 760 }
const webpQuality = 0.82

const editor = {
  name: 'Rani Wulandari',
  email: 'rani@contoh.example',
  password: editorPassword,
  role: 'editor',
}

const enquiries = [
  {
    name: 'Budi Santoso',
    email: 'budi@pembeli.example',
    phone: '+62 21 5550 0199',
    message: [
      'Kami membutuhkan penawaran untuk batubara Energi 4600.',
      '1. Batubara, Energi 4600\nJumlah: 7.500 t\nSyarat: FOB Samarinda\nPengiriman: Januari 2027',
      'Perusahaan: PT Contoh Pembangkit, Indonesia\nNomor referensi: RFQ-261122-7F3K',
    ].join('\n\n'),
    enquiry: {
      ...{ reference: 'RFQ-261122-7F3K', company: 'PT Contoh Pembangkit', country: 'Indonesia' },
      ...{ language: 'id', page: '/produk/1' },
      items: [
        {
          ...{ kind: 'coal', product: 'Batubara, Energi 4600', quantity: '7.500 t' },
          ...{ incoterm: 'FOB', port: 'Samarinda', delivery: 'Januari 2027' },
        },
      ],
    },
  },
  {
    name: 'Maria Chen',
    email: 'maria@pembeli.example',
    message: 'Please quote zircon sand 66 %, 40 MT, CIF Qingdao.',
  },
  {
    name: 'Tono Wijaya',
    email: 'tono@kontraktor.example',
    message: 'Apakah excavator kelas 20 ton dapat disewa bulan depan?',
  },
]

const wanted = process.argv.slice(2)
await using prepared = await prepareCompany()
// Nothing listens there: the composer is shown as where mails are sent.
await using company = await startCompany(prepared, { SMTP_URL: 'smtp://127.0.0.1:9' })
const { content } = company
const browser = await chromium.launch({ executablePath: findOrInstallBrowser() })
try {
  await prepare()
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({
    viewport: desktop,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await openSignIn(page)
  if (isWanted('sign-in')) await write(page, 'sign-in')
  await signIn(page, editor)
  for (const view of views) if (!view.isForAdmins && isWanted(view.name)) await take(page, view)
  await context.clearCookies()
  await openSignIn(page)
  await signIn(page, company.editor)
  for (const view of views) if (view.isForAdmins && isWanted(view.name)) await take(page, view)
} finally {
  await browser.close()
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name)
}

/** Creates an editor's account, a draft and messages. */
async function prepare(): Promise<void> {
  const login = await post('/cms/api/users/login', company.editor)
  const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';')
  const asAdmin = { cookie, origin: content.origin }
  await post('/cms/api/users', editor, asAdmin)
  await post('/cms/api/blog-posts?draft=true&locale=id', draft, asAdmin)
  const deletedAt = new Date().toISOString()
  await request('PATCH', '/cms/api/galleries/4', { deletedAt }, asAdmin)
  for (const enquiry of enquiries) await send(enquiry)
}

/** Sends a message as the site does, with a small file of the first sender. */
async function send(enquiry: (typeof enquiries)[number]): Promise<void> {
  if (enquiry !== enquiries[0]) return void (await post('/api/send-contact', enquiry))
  const body = new FormData()
  body.set(attachmentParts.message, JSON.stringify(enquiry))
  const file = new Blob([new Uint8Array(smallPdf())], { type: attachmentTypes.pdf })
  body.set(attachmentParts.file, file, 'spesifikasi-batubara.pdf')
  const response = await fetch(`${content.origin}/api/send-contact`, { method: 'POST', body })
  if (!response.ok) throw new Error(`The message with a file got ${response.status}`)
}

function post(path: string, body: object, headers?: Record<string, string>) {
  return request('POST', path, body, headers)
}

async function request(
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const response = await fetch(content.origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
  return response
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto(`${content.origin}/admin`)
  await page.getByRole('button', { name: 'Masuk' }).waitFor()
}

async function signIn(page: Page, account: typeof company.editor): Promise<void> {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Kata Sandi').fill(account.password)
  await page.getByRole('button', { name: 'Masuk' }).click()
  await page.getByRole('heading', { name: /Pesan belum dibaca/ }).waitFor()
}

async function take(page: Page, { name, path, act, isForAdmins: _, ...size }: View): Promise<void> {
  await page.setViewportSize({ ...desktop, ...size })
  await page.goto(`${content.origin}/admin/${path}`, { waitUntil: 'networkidle' })
  await act?.(page)
  // With the frame of a preview the network is never reported idle.
  if (page.frames().length === 1) await page.waitForLoadState('networkidle')
  await page.waitForFunction(isLoaded)
  await write(page, name)
}

/** Until a part has its data, Payload shows grey boxes or a loading text. */
function isLoaded(): boolean {
  const isWaiting = document.querySelector('.shimmer-effect') !== null
  return !isWaiting && !document.body.innerText.includes('Memuat...')
}

/** The browser encodes the WebP. */
async function write(page: Page, name: string): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled' })
  const webp = await page.evaluate(toWebp, {
    png: png.toString('base64'),
    quality: webpQuality,
  })
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'))
  console.log(name)
}

async function toWebp({ png, quality }: { png: string; quality: number }): Promise<string> {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', quality).replace(/^data:image\/webp;base64,/, '')
}

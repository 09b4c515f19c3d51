import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { waitAsATypist } from '../support/contact-form.ts'

const person = { name: 'Kim Min-jun', email: 'kim@pembeli.example', phone: '+82 2 555 0100' }
const terms = { 'items.0.quantity': '3 × 55000 t', 'items.0.limits': 'TM 30 %' }
const sale = { 'items.0.incoterm': 'FOB', 'items.0.term': 'contract' }
const order = { ...person, company: 'Kim Power', message: 'FOB?', ...terms, ...sale }
const campaign = 'utm_source=buletin&utm_medium=email'
const rubbish = { ...person, name: '=HYPERLINK("https://evil.example") \u202eirasS \u001b[2J' }
const pdf = 'content-service/sample/documents/spesimen-sertifikat-silika.pdf'

/** Five forms with files of the repository: in both languages, with and without script, twenty. */
export const forms: readonly [path: string, values: object, ...files: string[]][] = [
  ['/kontak?produk=Zircon', { ...person, message: 'Kapan ada?\nSalam 😀' }, pdf],
  [`/kontak?produk=Coal%204600&jenis=coal&${campaign}`, order],
  ['/kontak?berkas=lain', { ...person, message: 'Lihat lampiran' }, 'README.md', 'package.json'],
  ['/kontak?produk=%3Cb%3E', { ...rubbish, message: '<script>alert(1)</script> {{7*7}} مرحبا' }],
  // As a bot does.
  ['/kontak', { ...person, message: 'Seo', other_needs: 'Seo' }],
]

/** Fills in the form of a loaded page, sends it, and waits for an outcome on this page or on the next. */
export async function send(page: Page, values: object, ...files: string[]): Promise<void> {
  const main = page.getByRole('main')
  for (const [name, text] of Object.entries(values)) {
    // At once as autofill does, and fields that a visitor does not see as well.
    await main.locator(`[name="${name}"]`).evaluate((control, value) => {
      Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }, text)
  }
  const paths = files.map((file) => join(import.meta.dirname, '../../..', file))
  if (files.length > 0) await main.locator('input[type=file]').setInputFiles(paths)
  await waitAsATypist(page)
  await main.locator('[name=name]').press('Enter')
  await main.locator(':is([role=alert], [aria-invalid=true]):visible').first().waitFor()
}

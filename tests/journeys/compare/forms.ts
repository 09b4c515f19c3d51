import type { Page } from '@playwright/test'
import { smallPdf, smallTextDocument } from '../../../content-service/src/testing/small-files.ts'
import type { waitAsATypist } from '../support/contact-form.ts'

type Form = {
  name: string
  path: string
  /** By their names on the wire. */
  fields: Record<string, string>
  files?: { name: string; mimeType: string; buffer: Buffer }[]
  /** The number of times that the form is sent: 2 if the first time requires a confirmation. */
  sends?: number
}

const person = { name: 'Kim Min-jun', email: 'kim@pembeli.example', phone: '+82 2 555 0100' }

export const forms: readonly Form[] = [
  { name: 'a question', path: '/kontak', fields: { ...person, message: 'Kapan ada?\nSalam 😀' } },
  {
    name: 'a request with terms',
    path: '/kontak?produk=Coal%204600&jenis=coal&utm_source=buletin&utm_medium=email',
    fields: {
      ...{ ...person, company: 'Kim Power', message: 'FOB?', 'items.0.quantity': '3 × 55000 t' },
      ...{ 'items.0.limits': 'TM 30 %', 'items.0.incoterm': 'FOB', 'items.0.term': 'contract' },
    },
  },
  {
    name: 'files',
    path: '/kontak?produk=Zircon',
    fields: { ...person, message: 'Lihat lampiran' },
    files: [{ name: 'spec.pdf', mimeType: 'application/pdf', buffer: smallPdf() }],
  },
  {
    name: 'files of other types',
    path: '/kontak',
    fields: { ...person, message: 'Lihat lampiran' },
    files: [
      { name: 'laman.pdf', mimeType: '', buffer: Buffer.from('<script>alert(1)</script>') },
      { name: 'syarat.odt', mimeType: '', buffer: smallTextDocument() },
    ],
  },
  {
    name: 'rubbish',
    path: '/kontak?produk=%3Cb%3E',
    fields: {
      name: '=HYPERLINK("https://evil.example") \u202eirasS \u001b[2J',
      email: "kim'--@pembeli.example",
      phone: "'; DROP TABLE messages; --",
      message: '<script>alert(1)</script> {{7*7}} 👩‍👩‍👧‍👦 مرحبا',
    },
  },
  {
    name: 'a bot with half an address',
    path: '/kontak',
    fields: { ...person, email: 'kim@kepco', message: 'Seo', other_needs: 'Seo' },
    sends: 2,
  },
]

/**
 * Fills in the form of a loaded page and sends it.
 *
 * @param pause waits as long as a person takes
 */
export async function send(
  page: Page,
  { fields, files = [], sends = 1 }: Form,
  pause: typeof waitAsATypist,
): Promise<void> {
  const main = page.getByRole('main')
  // At once as autofill does, and fields that a visitor does not see as well.
  await main.evaluate((element, values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = element.querySelector(`[name="${name}"]`)
      if (!control) throw new Error(`The form has no field ${name}`)
      Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
      for (const event of ['input', 'change'])
        control.dispatchEvent(new Event(event, { bubbles: true }))
    }
  }, fields)
  if (files.length > 0) await main.locator('input[type=file]').setInputFiles(files)
  await pause(page)
  for (let sent = 0; sent < sends; sent += 1) {
    // An outcome is awaited that was not visible before, on this page or on the next.
    const outcomes = main.locator(':is([role=alert], [aria-invalid=true]):visible')
    await outcomes.evaluateAll((elements) => {
      for (const element of elements) element.setAttribute('data-seen', '')
    })
    await main.locator('[name=name]').press('Enter')
    await outcomes.and(page.locator(':not([data-seen])')).first().waitFor()
  }
}

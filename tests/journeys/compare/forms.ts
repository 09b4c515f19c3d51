import type { Page } from '@playwright/test'
import { smallPdf, smallTextDocument } from '../../../content-service/src/testing/small-files.ts'
import { waitAsATypist } from '../support/contact-form.ts'
import { addressIn, languages } from '../support/journey.ts'

export type Form = {
  name: string
  address: string
  isScripted: boolean
  /** By their names on the wire. */
  fields: Record<string, string>
  files?: { name: string; mimeType: string; buffer: Buffer }[]
  /** Twice where the first is asked about. */
  sends?: number
}

const person = { name: 'Kim Min-jun', email: 'kim@pembeli.example', phone: '+82 2 555 0100' }

const kinds: readonly (Omit<Form, 'address' | 'isScripted'> & { path: string })[] = [
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
    files: [
      { name: 'spec.pdf', mimeType: 'application/pdf', buffer: smallPdf() },
      { name: 'syarat.odt', mimeType: '', buffer: smallTextDocument() },
    ],
  },
  {
    name: 'rubbish',
    path: '/kontak?produk=%3Cb%3E',
    fields: {
      name: '=HYPERLINK("https://evil.example") \u202eirasS \u001b[2J',
      email: 'a..b@pembeli.example',
      phone: "'; DROP TABLE messages; --",
      message: '<script>alert(1)</script> {{7*7}} 👩‍👩‍👧‍👦 مرحبا',
    },
    files: [{ name: 'laman.pdf', mimeType: '', buffer: Buffer.from('<script>alert(1)</script>') }],
  },
  {
    name: 'a bot with half an address',
    path: '/kontak',
    fields: { ...person, email: 'kim@kepco', message: 'Seo', other_needs: 'Seo' },
    sends: 2,
  },
]

export const forms: readonly Form[] = languages.flatMap((language) =>
  [true, false].flatMap((isScripted) =>
    kinds.map(({ path, ...kind }) => ({ ...kind, isScripted, address: addressIn(language, path) })),
  ),
)

/** Fills in the form of a loaded page and sends it. */
export async function send(page: Page, form: Form): Promise<void> {
  const { fields, files = [], sends = 1, isScripted } = form
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
  await waitAsATypist(page)
  const outcome = main.locator('[role=alert]:visible, [aria-invalid=true]:visible').first()
  for (let sent = 0; sent < sends; sent += 1) {
    const isAnswered = isScripted ? outcome.waitFor() : page.waitForEvent('load')
    await Promise.all([isAnswered, main.locator('[name=name]').press('Enter')])
    await page.waitForLoadState('networkidle')
  }
}

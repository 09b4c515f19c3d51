import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import settings from '../content-service/sample/company-settings.json' with { type: 'json' }
import home from '../content-service/sample/home-page.json' with { type: 'json' }
import pages from '../content-service/sample/pages.json' with { type: 'json' }
import products from '../content-service/sample/products.json' with { type: 'json' }
import units from '../content-service/sample/units.json' with { type: 'json' }
import type { formTexts } from '../contract/src/enquiry-terms.ts'
import { rememberedDays } from '../site/app/ui/requested.ts'

const languages = ['id', 'en'] as const

/** The form's fields, and the privacy notice's word for each. */
const storedFields = {
  name: { label: 'contact_name', id: 'nama', en: 'name' },
  email: { label: 'contact_email', id: 'email', en: 'email' },
  phone: { label: 'contact_phone', id: 'telepon', en: 'phone' },
  company: { label: 'contact_company', id: 'perusahaan', en: 'company' },
  country: { label: 'contact_country_field', id: 'negara', en: 'country' },
  message: { label: 'contact_message', id: 'pesan', en: 'message' },
  attachments: { label: 'contact_attachments', id: 'lampiran', en: 'attachments' },
  items: { label: 'item_add', id: 'barang', en: 'item' },
} satisfies Record<(typeof formTexts)[number] | 'attachments' | 'items', object>

/** The promises of a statement to visitors, with the figures of the sample that must support them. */
const statements = [
  {
    name: 'the questions exclude the operator for the kinds of machine that are hired without one',
    stated: /kecuali untuk ([a-z]+)\./.exec(home.faq.items.at(-1)?.answer.id ?? '')?.[1],
    borneOut: kindsWithoutOperator(),
  },
  {
    name: 'home and its questions promise an independent surveyor for the goods whose terms do',
    stated: [settings.companyCommitment.id, ...home.faq.items.map(({ answer }) => answer.id)]
      .filter((text) => /surveyor independen/i.test(text))
      .map((text) => /batubara/i.test(text)),
    borneOut: ['coal', 'coal'].map((key) => surveyed().includes(key) && surveyed().length === 1),
  },
  {
    name: 'goods in containers load at a port, never at a jetty, and are sold FCA',
    stated: products
      .filter(({ terms }) =>
        terms.loadPorts?.some(({ loadingRate }) => /kontainer/.test(loadingRate.id)),
      )
      .flatMap(({ terms }) => [
        terms.loadPorts?.[0]?.kind,
        terms.incoterms.some((term) => term === 'FCA'),
      ]),
    borneOut: ['silica', 'quartz-sand', 'zircon-sand', 'tin'].flatMap(() => ['port', true]),
  },
]

test.each(statements)('$name', ({ stated, borneOut }) => {
  expect(stated).toEqual(borneOut)
})

test.each(languages)(
  'the privacy notice names what the form asks for, and how long it is kept, %s',
  (language) => {
    const messages = JSON.parse(
      readFileSync(join(import.meta.dirname, `../site/messages/${language}.json`), 'utf8'),
    )
    const other = language === 'id' ? 'en' : 'id'
    const inOneLanguage = (key: string, value: unknown) => (key === other ? undefined : value)
    const notice = JSON.stringify(pages[0]?.body, inOneLanguage).toLowerCase()
    for (const { label, ...word } of Object.values(storedFields)) {
      expect.soft(messages[label]?.toLowerCase(), label).toContain(word[language])
      expect.soft(notice, label).toContain(word[language])
    }
    expect(messages.contact_privacy_days).toContain('{period}')
    expect(notice).toContain('{retention}')
    expect(notice).toContain(`${rememberedDays} ${language === 'id' ? 'hari' : 'days'}`)
    expect(notice).toContain(messages.request_forget.toLowerCase())
  },
)

function kindsWithoutOperator(): string {
  const kinds = units.filter(({ hire }) => hire && /^Tidak/.test(hire.operator.id))
  return kinds.map(({ name }) => name.id.split(' ')[0]?.toLowerCase()).join()
}

function surveyed(): string[] {
  return products
    .filter(({ terms }) => /surveyor independen/i.test(terms.inspection.id.join('\n')))
    .map(({ key }) => key)
}

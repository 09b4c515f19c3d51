import { documentSchema } from '@niaga/contract/documents'
import { productSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { filterDocuments, filterOptions, readDocumentQuery } from './document-filter.ts'

function document(id: number, fields: object) {
  const file = `files/${id}/a.pdf`
  return documentSchema.parse({ id, title: `Dokumen ${id}`, bytes: 1, file, ...fields })
}

const documents = [
  document(1, { kind: 'profile' }),
  document(2, { kind: 'certificate', date: '2026-09-01', product_ids: [7, 9] }),
  document(3, { kind: 'certificate', date: '2025-02-01', product_ids: [8], tool_ids: [7] }),
]
const item = (id: number, name: string) =>
  productSchema.parse({ id, name, translations: { en: { name: `${name} en`, description: '' } } })
const owners = { products: [item(7, 'Batubara'), item(6, 'Emas')], tools: [item(7, 'Excavator')] }
const options = filterOptions(documents, owners, 'en')
const query = (search: string) => readDocumentQuery(new URLSearchParams(search), options)
const getIds = (search: string) => filterDocuments(documents, query(search)).map(({ id }) => id)

test('offers what some document has, in the language of the page', () => {
  expect(options).toEqual({
    items: [
      { value: 'produk-7', name: 'Batubara en', to: '/produk/7' },
      { value: 'alat-7', name: 'Excavator en', to: '/alat/7' },
    ],
    kinds: ['profile', 'certificate'],
    years: ['2026', '2025'],
  })
})

test.each([
  ['', [1, 2, 3]],
  ['untuk=produk-7', [2]],
  ['untuk=alat-7', [3]],
  ['jenis=sertifikat', [2, 3]],
  ['tahun=2025', [3]],
  ['untuk=produk-7&jenis=profil', []],
  ['jenis=sertifikat&tahun=2026&untuk=produk-7', [2]],
])('filters by %j', (search, ids) => {
  expect(getIds(search)).toEqual(ids)
})

test.each([
  ['untuk=produk-6', 'a product without documents'],
  ['untuk=produk-99', 'an unknown product'],
  ['jenis=certificate', 'another word'],
  ['jenis=__proto__&tahun=20', 'nonsense'],
  ['tahun=2026%00', 'a NUL'],
  ['untuk=%3Cscript%3E', 'markup'],
])('ignores %j: %s', (search) => {
  expect(query(search)).toEqual({ item: '', kind: '', year: '' })
  expect(getIds(search)).toHaveLength(3)
})

import { expect, test } from 'vitest'
import { presentSeo, presentTranslatedSeo } from './present-seo.ts'

type Fields = { title?: string | null; description?: string | null }

function getDocument(id: Fields | null, en: Fields | null) {
  return { id: { seo: id ?? undefined }, en: { seo: en ?? undefined } }
}

test.for([
  [null, null],
  [{}, {}],
  [{ title: null, description: ' ' }, { title: '' }],
] as const)('says nothing where an editor filled in nothing: %o', ([id, en]) => {
  expect(presentSeo(getDocument(id, en), 'en')).toBeUndefined()
  expect(presentTranslatedSeo(getDocument(id, en))).toBeUndefined()
})

test('falls back to the Indonesian text, each by itself', () => {
  const document = getDocument({ title: 'Judul', description: 'Isi' }, { title: 'Title' })
  expect(presentSeo(document, 'en')).toEqual({ title: 'Title', description: 'Isi' })
  expect(presentSeo(document, 'id')).toEqual({ title: 'Judul', description: 'Isi' })
})

test('carries the translations of a product or tool', () => {
  const document = getDocument({ title: 'Judul' }, { title: 'Title', description: 'Text' })
  expect(presentTranslatedSeo(document)).toEqual({
    title: 'Judul',
    description: 'Text',
    translations: { id: { title: 'Judul' }, en: { title: 'Title', description: 'Text' } },
  })
})

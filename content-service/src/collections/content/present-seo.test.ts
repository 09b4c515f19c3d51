import { expect, test } from 'vitest'
import { presentSeo, presentTranslatedSeo } from './present-seo.ts'

type Fields = { title?: string | null; description?: string | null }

function documentOf(id: Fields | null, en: Fields | null) {
  return { id: { seo: id ?? undefined }, en: { seo: en ?? undefined } }
}

test.for([
  [null, null],
  [{}, {}],
  [{ title: null, description: ' ' }, { title: '' }],
] as const)('says nothing where an editor filled in nothing: %o', ([id, en]) => {
  expect(presentSeo(documentOf(id, en), 'en')).toBeUndefined()
  expect(presentTranslatedSeo(documentOf(id, en))).toBeUndefined()
})

test('falls back to the Indonesian text, each by itself', () => {
  const document = documentOf({ title: 'Judul', description: 'Isi' }, { title: 'Title' })
  expect(presentSeo(document, 'en')).toEqual({ title: 'Title', description: 'Isi' })
  expect(presentSeo(document, 'id')).toEqual({ title: 'Judul', description: 'Isi' })
})

test('carries the translations of a product or tool', () => {
  const document = documentOf({ title: 'Judul' }, { title: 'Title', description: 'Text' })
  expect(presentTranslatedSeo(document)).toEqual({
    title: 'Judul',
    description: 'Text',
    translations: { id: { title: 'Judul' }, en: { title: 'Title', description: 'Text' } },
  })
})

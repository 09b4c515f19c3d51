import { defaultHomeSections, defaultPages } from '@niaga/contract/default-pages'
import { defaultSheets } from '@niaga/contract/default-sheets'
import { isBaseLocale, locales } from '@niaga/contract/locale'
import { productSheetPaths } from '@niaga/contract/sheet-paths'
import { expect, test } from 'vitest'
import { withGlossary } from './glossary.server.ts'

const moreLocales = locales.filter((code) => !isBaseLocale(code))

const product = {
  name: 'Coal',
  image: 'Coal',
  features: [{ title: 'Total\u00a0moisture (TM)', description: '12 %' }],
}

/** Yields every English text of a value that exists in both base languages. */
function* englishIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if ('en' in value && typeof value.en === 'string') yield value.en
  else for (const part of Object.values(value)) yield* englishIn(part)
}

test('translates terms of the trade where a host responds in English, and no names of files', () => {
  expect(withGlossary(product, 'zh')).toEqual({
    name: '煤炭',
    image: 'Coal',
    features: [{ title: '全水分（TM）', description: '12 %' }],
  })
})

test('leaves content in the base languages as it is', () => {
  expect(withGlossary(product, 'en')).toBe(product)
})

test('returns the same value for the same content', () => {
  expect(withGlossary(product, 'zh')).toBe(withGlossary(product, 'zh'))
})

test('keeps the codes by which the texts of a page are found', () => {
  const texts = [{ name: 'Form', text: 'Form' }]
  expect(withGlossary(texts, 'zh')).toEqual([{ name: 'Form', text: '形态' }])
})

test.each(moreLocales)(
  'has every text with which pages and product sheets begin in %s',
  (locale) => {
    const sheets = productSheetPaths.map((path) => defaultSheets[path])
    const texts = [...englishIn([defaultPages, defaultHomeSections, sheets])]
    const missing = texts.filter((text) => withGlossary({ text }, locale).text === text)
    expect(missing).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { defaultHomeSections, defaultPagesIn } from './default-pages.ts'
import { locales } from './locale.ts'
import { pageSchema } from './page-texts.ts'
import { pagePaths } from './pages.ts'

const placeholders = /\{[^}]*\}/g

test('has every page in every language, as a content host sends it', () => {
  for (const locale of locales) {
    const pages = defaultPagesIn(locale)
    expect(pages.map(({ path }) => path)).toEqual([...pagePaths])
    for (const page of pages) expect(pageSchema.parse(page)).toEqual(page)
  }
})

test('has no blank text, and the same placeholders in both languages', () => {
  const english = defaultPagesIn('en')
  for (const [index, page] of defaultPagesIn('id').entries()) {
    const texts = getTexts(page)
    expect(texts.every((text) => text.trim() !== '')).toBe(true)
    const twins = getTexts(english[index])
    expect(twins.length).toBe(texts.length)
    expect(texts.map((text) => text.match(placeholders))).toEqual(
      twins.map((text) => text.match(placeholders)),
    )
  }
})

test('has the three questions of the specification', () => {
  expect(defaultHomeSections.faq.items).toHaveLength(3)
})

/** Returns every text of a page; empty texts are filled from the content that the page shows. */
function getTexts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(getTexts) : []
}

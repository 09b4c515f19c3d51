import { readdirSync, statSync } from 'node:fs'
import { isDrawing } from '@niaga/contract/images'
import { expect, test } from 'vitest'
import { sampleContent } from './content.ts'
import type { SampleDocument } from './types.ts'

const picturesUrl = new URL('./pictures/', import.meta.url)
const documentsUrl = new URL('./documents/', import.meta.url)
const localesOfAText = ['en', 'id']

function allTexts(value: unknown, path: string): { path: string; text: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  if (Object.keys(value).sort().join() === localesOfAText.join())
    return Object.entries(value).map(([locale, text]) => ({ path: `${path}.${locale}`, text }))
  return Object.entries(value).flatMap(([key, child]) => allTexts(child, `${path}.${key}`))
}

test('every text exists in both languages', () => {
  const texts = allTexts(sampleContent, 'sampleContent')
  const blank = texts.filter(({ text }) => [text].flat().some((part) => !String(part).trim()))
  expect(texts.length).toBeGreaterThan(500)
  expect(blank).toEqual([])
})

test('every picture has its file, and every file its picture', () => {
  const named = Object.values(sampleContent.pictures).map((picture) => picture.file)
  expect(readdirSync(picturesUrl).sort()).toEqual(named.sort())
})

test('every machine and its sheet has the raster of its drawing', () => {
  const { pictures, tools, sheetPictures } = sampleContent
  const named = [...tools.map(({ picture }) => picture), ...Object.values(sheetPictures)]
  const files = named.map((key) => (key ? pictures[key].file : ''))
  expect(files.slice(0, tools.length).every(isDrawing)).toBe(true)
  expect(files.filter(isDrawing)).toHaveLength(2 * tools.length)
})

test('every document has its file of at most 60 KB, and every file its document', () => {
  const { documents, products, tools } = sampleContent
  expect(readdirSync(documentsUrl).sort()).toEqual(documents.map(({ file }) => file).sort())
  const large = readdirSync(documentsUrl).filter(
    (file) => statSync(new URL(file, documentsUrl)).size > 60_000,
  )
  expect(large).toEqual([])
  const keys = [...products, ...tools].map(({ key }) => key)
  const named = documents.flatMap((document: SampleDocument) => [
    ...(document.products ?? []),
    ...(document.tools ?? []),
  ])
  expect(named.filter((key) => !keys.includes(key))).toEqual([])
})

test('no picture is larger than 350 KB', () => {
  const large = readdirSync(picturesUrl).filter(
    (file) => statSync(new URL(file, picturesUrl)).size > 350 * 1024,
  )
  expect(large).toEqual([])
})

test('no two items of a list share a key', () => {
  const {
    pictures: _pictures,
    settings: _settings,
    home: _home,
    company: _company,
    sheetPictures: _,
    ...lists
  } = sampleContent
  for (const list of Object.values(lists)) {
    const keys = list.map((item) => item.key)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('the menu shows two whole words of each description, without punctuation', () => {
  const descriptions = [...sampleContent.products, ...sampleContent.tools].flatMap((item) =>
    Object.values(item.description),
  )
  for (const description of descriptions) {
    expect(description.split(' ').slice(0, 2).join(' ')).toMatch(/^[\p{L}-]+ [\p{L}-]+$/u)
  }
})

test('posts are sorted newest first', () => {
  const dates = sampleContent.posts.map((post) => Date.parse(post.publishedDate))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
})

test('the home page truncates no title of a post and no word of its excerpt', () => {
  for (const { key, title, body } of sampleContent.posts) {
    expect(Math.max(title.id.length, title.en.length), key).toBeLessThanOrEqual(60)
    const [lead] = body
    if (lead?.kind !== 'paragraph') throw new Error(`${key} does not open with a paragraph`)
    for (const text of Object.values(lead.text)) expect(text.slice(199, 201), key).toContain(' ')
  }
})

test('no picture appears twice on the home page', () => {
  const { home, posts } = sampleContent
  const shown = [home.hero, home.about, home.vision, ...posts.slice(0, 4)].map(
    ({ picture }) => picture,
  )
  expect(new Set(shown).size).toBe(shown.length)
})

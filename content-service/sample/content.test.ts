import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isDrawing } from '@niaga/contract/images'
import { expect, test } from 'vitest'
import posts from './blog-posts.json' with { type: 'json' }
import documents from './documents.json' with { type: 'json' }
import home from './home-page.json' with { type: 'json' }
import media from './media.json' with { type: 'json' }
import products from './products.json' with { type: 'json' }
import sheets from './sheets.json' with { type: 'json' }
import tools from './tools.json' with { type: 'json' }

const folder = new URL('.', import.meta.url)
const picturesUrl = new URL('./pictures/', folder)
const documentsUrl = new URL('./documents/', folder)
const languages = ['id', 'en']

type Text = { path: string; languages: string[]; isBlank: boolean }

/** Returns every object whose fields are languages. */
function allTexts(value: unknown, path: string): Text[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  if (keys.some((key) => languages.includes(key))) {
    const isBlank = Object.values(value).some((text) => [text].flat().every((line) => !line.trim()))
    return [{ path, languages: keys.filter((key) => languages.includes(key)), isBlank }]
  }
  return Object.entries(value).flatMap(([key, child]) => allTexts(child, `${path}.${key}`))
}

test('every text exists in both languages', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const texts = files.flatMap((file) =>
    allTexts(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), file),
  )
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => text.isBlank || text.languages.length < 2)).toEqual([])
})

test('every picture has its file, and every file its picture', () => {
  expect(readdirSync(picturesUrl).sort()).toEqual(media.map(({ file }) => file).sort())
})

test('every machine and its sheet has the raster of its drawing', () => {
  const files = [...tools, ...sheets].map(
    ({ image }) => media.find(({ key }) => key === image)?.file,
  )
  expect(files.slice(0, tools.length).every((file) => isDrawing(file ?? ''))).toBe(true)
  expect(files.filter((file) => isDrawing(file ?? ''))).toHaveLength(2 * tools.length)
})

test('every document has its file of at most 60 KB, and every file its document', () => {
  expect(readdirSync(documentsUrl).sort()).toEqual(documents.map(({ file }) => file).sort())
  const large = readdirSync(documentsUrl).filter(
    (file) => statSync(new URL(file, documentsUrl)).size > 60_000,
  )
  expect(large).toEqual([])
})

test('no picture is larger than 350 KB', () => {
  const large = readdirSync(picturesUrl).filter(
    (file) => statSync(new URL(file, picturesUrl)).size > 350 * 1024,
  )
  expect(large).toEqual([])
})

test('the menu shows two whole words of each description, without punctuation', () => {
  for (const { description } of [...products, ...tools]) {
    for (const text of [description.id, description.en]) {
      expect(text.split(' ').slice(0, 2).join(' ')).toMatch(/^[\p{L}-]+ [\p{L}-]+$/u)
    }
  }
})

test('posts are sorted newest first', () => {
  const dates = posts.map((post) => Date.parse(post.publishedDate))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
})

test('the home page truncates no title of a post and no word of its excerpt', () => {
  for (const { title, body } of posts) {
    expect(Math.max(title.id.length, title.en.length), title.en).toBeLessThanOrEqual(60)
    const [lead] = body
    if (!lead?.id) throw new Error(`${title.en} does not open with a paragraph`)
    for (const text of Object.values(lead)) expect(text.slice(199, 201), title.en).toContain(' ')
  }
})

test('no picture appears twice on the home page', () => {
  const pictures = [home.hero, home.about, home.vision, ...posts.slice(0, 4)].map(
    ({ image }) => image,
  )
  expect(new Set(pictures).size).toBe(pictures.length)
})

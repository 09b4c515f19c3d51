import { expect, test } from 'vitest'
import { parseLimitedJson } from './limited-json.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('reads JSON as bytes and as text', () => {
  const value = { data: [{ name: 'Timah "putih", {5} [6] \\\\', id: 1 }, []], total: 2 }
  expect(parseLimitedJson(JSON.stringify(value))).toEqual(value)
  expect(parseLimitedJson(bytes(JSON.stringify(value)))).toEqual(value)
})

test('reads a list of 10,000 posts', () => {
  const post = { id: 1, title: 'a, b', image: 'a.webp', category: 'c', published_date: null }
  const posts = Array.from({ length: 10_000 }, () => post)
  expect(parseLimitedJson(bytes(JSON.stringify({ data: { data: posts } })))).toBeTruthy()
})

test('reads 1,000 products with a dozen features in two languages', () => {
  const words = { title: 'Kadar air', description: 'maks. 12 %' }
  const translations = ['id', 'en'].map((locale) => ({ locale, ...words }))
  const features = Array.from({ length: 12 }, (_, id) => ({ id, ...words, translations }))
  const product = { id: 1, name: 'Batu bara', description: 'a', image: 'a.webp', features }
  const products = Array.from({ length: 1000 }, () => product)
  expect(parseLimitedJson(bytes(JSON.stringify({ data: products })))).toBeTruthy()
})

test('ignores brackets and commas inside strings', () => {
  expect(parseLimitedJson(bytes(JSON.stringify('[{,"\\'.repeat(400_000))))).toHaveLength(2_000_000)
})

test.each([
  ['empty objects', `[${'{},'.repeat(150_000)}{}]`],
  ['numbers', `[${'1,'.repeat(300_000)}1]`],
  ['fields', `{${'"a":1,'.repeat(300_000)}"a":1}`],
  ['lists that follow a text', `["\\"",${'[],'.repeat(150_000)}1]`],
])('rejects too many %s', (_name, text) => {
  expect(() => parseLimitedJson(bytes(text))).toThrow('more than 300000')
  expect(() => parseLimitedJson(text)).toThrow('more than 300000')
})

test.each([
  ['lists', '['.repeat(33) + ']'.repeat(33)],
  ['objects', '{"a":'.repeat(33) + '}'.repeat(33)],
  ['lists without an end', '['.repeat(1_000_000)],
  ['lists behind many ends', `${']'.repeat(100)}${'['.repeat(200)}`],
])('rejects %s that are nested too deeply', (_name, text) => {
  expect(() => parseLimitedJson(bytes(text))).toThrow()
})

test('throws the error of JSON.parse for what is not JSON', () => {
  for (const text of ['', '{', '"a', 'a"']) {
    expect(() => parseLimitedJson(bytes(text)), text).toThrow(SyntaxError)
  }
})

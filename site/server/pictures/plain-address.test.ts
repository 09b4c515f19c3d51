import { expect, test } from 'vitest'
import { plainAddress } from './plain-address.ts'

function plain(path: string) {
  return plainAddress(new URL(path, 'https://isi.example'))?.href ?? null
}

test.each([
  '/storage/quarry.webp',
  '/storage/%71uarry.webp',
  '/storage//quarry.webp',
  '/%73torage/quarry%2Ewebp',
  '/storage/quarry.webp?bust=1',
  '/storage/quarry.webp?',
  '/storage/quarry.webp?_v=1&_v=2',
  '/storage/./quarry.webp',
  '/storage/quarry.webp#a',
])('%s has the same canonical address', (path) => {
  expect(plain(path)).toBe('https://isi.example/storage/quarry.webp')
})

test('keeps the meaning of encoded characters', () => {
  expect(plain('/a%2fb%3F%5c c.png')).toBe('https://isi.example/a%2Fb%3F%5C%20c.png')
})

test.each([
  '/',
  '/api/home',
  '/image?id=1.png',
  '/a.png/x',
  '/a.png%00.js',
  '/a%00.png',
  '/%zz.png',
  '/a.svg',
])('%s does not have the name of a picture', (path) => {
  expect(plain(path)).toBeNull()
})

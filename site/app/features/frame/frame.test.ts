import { expect, test } from 'vitest'
import { loadingText } from './frame.tsx'

test.each(['/blog/12', '/en/blog/12'])('has the specification’s words for %s', (pathname) => {
  expect(loadingText(pathname)).toBe('Memuat detail blog...')
})

test.each(['/', '/en', '/blog', '/tidak-ada'])('says of %s that it loads', (pathname) => {
  expect(loadingText(pathname)).toBe('Memuat...')
})

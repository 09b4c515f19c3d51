import { expect, test } from 'vitest'
import { fallbackLanguage } from './fallback-language.ts'

test.each(['Coal', 'Iron ore, 62 % Fe', 'Jakarta'])('says that %j is not in Chinese', (text) => {
  expect(fallbackLanguage(text, 'zh')).toBe('en')
})

test.each(['煤炭', 'ASTM D3302 全水分', 'GAR 4600', 'kg/m³', '12 %', ''])(
  'leaves %j to the language of a Chinese page',
  (text) => {
    expect(fallbackLanguage(text, 'zh')).toBeUndefined()
  },
)

test.each(['id', 'en'] as const)('cannot tell by its letters whether a text is in %s', (locale) => {
  expect(fallbackLanguage('Coal', locale)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { fallbacksFor, inLocale, offeredLocales } from './locale.ts'
import { settingText, translated } from './translation.ts'

test.each([
  [undefined, ['id', 'en']],
  ['', ['id', 'en']],
  ['id,en,zh', ['id', 'en', 'zh']],
  ['zh, en ,id', ['id', 'en', 'zh']],
  ['fr', ['id', 'en']],
])('LANGUAGES=%s offers %j', (variable, offered) => {
  expect(offeredLocales(variable)).toEqual(offered)
})

test('a text that is not in Chinese is in English, and then the base text', () => {
  expect(fallbacksFor('zh')).toEqual(['zh', 'en'])
  expect(inLocale({ id: 'Abu', en: 'Ash' }, 'zh')).toBe('Ash')
  expect(inLocale({ id: 'Abu', en: 'Ash', zh: '灰分' }, 'zh')).toBe('灰分')
  const item = (translations: object) => ({ name: 'Batubara', translations })
  expect(translated(item({ en: { name: 'Coal' }, zh: { name: '煤炭' } }), 'name', 'zh')).toBe(
    '煤炭',
  )
  expect(translated(item({ en: { name: 'Coal' }, zh: { name: ' ' } }), 'name', 'zh')).toBe('Coal')
  expect(translated(item({}), 'name', 'zh')).toBe('Batubara')
  const settings = [
    { key: 'company_name', value: 'PT Contoh' },
    { key: 'company_name_en', value: 'Contoh Ltd' },
  ]
  expect(settingText(settings, 'company_name', 'zh')).toBe('Contoh Ltd')
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { baseLocales, defaultLocale as contractDefault, locales } from '@niaga/contract/locale'
import { expect, test } from 'vitest'
import sitePackage from '../../package.json' with { type: 'json' }
import settings from '../../project.inlang/settings.json' with { type: 'json' }
import { defaultLocale, localeEntries, localeRegistry } from './locale-registry.ts'

const site = new URL('../../', import.meta.url)

test('knows every language of the contract, and its default', () => {
  expect(Object.keys(localeRegistry)).toEqual([...locales])
  expect(defaultLocale).toBe(contractDefault)
})

test('offers the base languages unless a variable names more', () => {
  expect(localeEntries.map(({ code }) => code)).toEqual([...baseLocales])
})

test('has Paraglide compile the messages of the same languages', () => {
  expect(settings.locales).toEqual([...locales])
  expect(settings.baseLocale).toBe(defaultLocale)
})

// Without its condition, the script of the language's pages contains every language.
test('has a condition of its own for the script of each language', () => {
  const conditions = Object.keys(sitePackage.imports['#paraglide/*'])
  expect(conditions).toEqual([...locales.map((locale) => `locale-${locale}`), 'default'])
})

// For a missing message Paraglide silently shows the default language's text.
test.each(locales)('has every message in %s', (locale) => {
  expect(messageNames(locale)).toEqual(messageNames(defaultLocale))
})

test.each(locales)('has a flag for %s', (locale) => {
  expect(existsSync(new URL(`app/styles/flags/${locale}.svg`, site))).toBe(true)
})

test('has no messages of another language', () => {
  const files = readdirSync(new URL('messages', site))
  expect(files.sort()).toEqual(locales.map((locale) => `${locale}.json`).sort())
})

function messageNames(locale: string): string[] {
  const text = readFileSync(new URL(`messages/${locale}.json`, site), 'utf8')
  return Object.keys(JSON.parse(text)).sort()
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { en as payloadTexts } from '@payloadcms/translations/languages/en'
import { expect, test } from 'vitest'
import english from '../../../messages/en.json' with { type: 'json' }
import indonesian from '../../../messages/id.json' with { type: 'json' }

const ofPayload = [...Object.keys(payloadTexts.translations), 'lexical']
const catalogues = { english, indonesian }
const ours = (texts: object) =>
  Object.fromEntries(Object.entries(texts).filter(([group]) => !ofPayload.includes(group)))

test('has the same texts of our own in both languages, with the same values to fill in', () => {
  expect(shapes(ours(indonesian))).toEqual(shapes(ours(english)))
})

test.for(['english', 'indonesian'] as const)('uses every text of our own: %s', (language) => {
  const cwd = join(import.meta.dirname, '../..')
  const sources = globSync('**/*.{ts,tsx}', { cwd })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(cwd, file), 'utf8'))
  const unused = Object.entries(ours(catalogues[language])).flatMap(([group, texts]) => {
    const users = sources.filter((source) => new RegExp(`\\b${group}\\b`).test(source)).join('\n')
    return Object.keys(texts)
      .filter((key) => !new RegExp(`\\b${key}\\b`).test(users))
      .map((key) => `${group}.${key}`)
  })
  expect(unused).toEqual([])
})

/** Returns the path of each text with its placeholders. */
function shapes(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [`${path}${key} ${[...text.matchAll(/\{\w+\}/g)].sort().join()}`]
      : shapes(text, `${path}${key}.`),
  )
}

import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'

const font = create(readFileSync(new URL('noto-sans-sc.ttf', import.meta.url)))

// If the font lacks a character of a sheet or page, no picture is drawn.
test.each(['messages/zh.json', 'glossary/zh.json'])('has every Chinese sign of %s', (file) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const signs = new Set(text.match(/\p{Script=Han}/gu))
  expect(signs.size).toBeGreaterThan(100)
  expect([...signs].filter((sign) => !hasSign(sign))).toEqual([])
})

function hasSign(sign: string): boolean {
  return 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
}

import { expect, test } from 'vitest'
import { printable } from './printable.ts'
import { fontIn, getRuns, isWritable } from './text-fonts.ts'

test.for([
  ['Kadar abu ≤ 8 µm', 'Kadar abu <= 8 µm', ['archivo-bold']],
  ['č ș Ž ő', 'č ș Ž ő', ['noto-sans']],
  ['10 Ω, 10 \u2126', '10 Ω, 10 Ω', ['noto-sans']],
  ['ГОСТ 147', 'ГОСТ 147', ['noto-sans']],
  ['国标 147', '国标 147', ['noto-sans-sc']],
  ['ГОСТ, 国标', 'ГОСТ, 国标', ['noto-sans', 'noto-sans-sc']],
  ['batu 🪨 ก', 'batu [U+1FAA8] [U+0E01]', ['archivo-bold']],
] as const)('%j is drawn as %j in %j', ([text, printed, fonts]) => {
  const runs = getRuns(printable(text), 'archivo-bold')
  expect(runs.map((run) => run.text).join('')).toBe(printed)
  expect(runs.map(({ font }) => font)).toEqual(fonts)
  for (const { font, text: part } of runs) {
    for (const { id } of fontIn(font).layout(part).glyphs) expect(id, part).not.toBe(0)
  }
  expect(isWritable(printable(text))).toBe(!printed.includes('[U+'))
})

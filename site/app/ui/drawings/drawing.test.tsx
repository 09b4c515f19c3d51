import { readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { equipmentSheetPaths } from '@niaga/contract/sheet-paths'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js'
import { drawnClasses, getDrawing } from './drawings.ts'
import { MachineDrawing } from './machine-drawing.tsx'

const folder = new URL('./svg/', import.meta.url)
const files = readdirSync(folder)
const pictures = new URL('../../../public/pictures/', import.meta.url)

test.each(files)('%s is at most 7 KB compressed', (file) => {
  const svg = readFileSync(new URL(file, folder))
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(7 * 1024)
})

test.each(readdirSync(pictures))('%s is at most 350 KB', (file) => {
  expect(statSync(new URL(file, pictures)).size).toBeLessThanOrEqual(350 * 1024)
})

test('every machine of a specification sheet is drawn', () => {
  const drawn = equipmentSheetPaths.map(getDrawing)
  expect(drawn.sort()).toEqual(Object.keys(drawnClasses).sort())
  expect(files).toEqual(expect.arrayContaining(drawn.map((name) => `${name}.svg`)))
})

test('a drawing is inline, named and described in the language of its page', () => {
  const before = getLocale
  onTestFinished(() => overwriteGetLocale(before))
  overwriteGetLocale(() => 'en')
  const html = renderToString(<MachineDrawing name="loader" machine="Wheel loader" language="en" />)
  expect(html).toContain('role="img"')
  const [, title, description] =
    /aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(
    `<title id="${title}">Working drawing of the Wheel loader, left side elevation</title>`,
  )
  expect(html).toContain(`<desc id="${description}">23 t, 4 m³ bucket class`)
  expect(html).toContain('>3450</text>')
  expect(html).toContain('Typical of the class, not an offer')
})

test('no id is used twice on a page, and no style is inline', () => {
  const html = renderToString(
    <>
      <MachineDrawing name="pump" machine="Pompa" language="id" />
      <MachineDrawing name="roller" machine="Roller" language="id" />
    </>,
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(5)
  expect(new Set(ids).size).toBe(ids.length)
  expect(html).not.toContain('style')
})

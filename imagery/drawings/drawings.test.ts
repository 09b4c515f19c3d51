import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawnPictures, fragments } from './drawn-files.ts'
import { meet } from './kit/board.ts'
import { outline } from './kit/path.ts'
import { layersOf } from './kit/sheet.ts'
import { machines } from './machines.ts'

const root = new URL('../../', import.meta.url)

test.each(fragments())('%s is what is drawn now, in at most 7 KB compressed', (path, svg) => {
  expect(readFileSync(new URL(path, root), 'utf8')).toBe(svg)
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(7 * 1024)
})

test.each(machines)('$name stands on its sheet', (machine) => {
  const { box } = layersOf(machine)
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(1085)
  expect(box.top).toBeGreaterThanOrEqual(-525)
  // On the ground, or with its teeth in it.
  expect(Math.abs(box.bottom)).toBeLessThan(13)
})

test.each(drawnPictures)('the picture %s is of at most 350 KB', async (path) => {
  const file = fileURLToPath(new URL(path, root))
  const { format, width, height, size } = await sharp(readFileSync(file)).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1600, height: 1067 })
  expect(size).toBeLessThanOrEqual(350 * 1024)
})

test('a corner is rounded, and no more than its sides allow', () => {
  const square = [
    [0, 0, 0],
    [10, 0, 2],
    [10, 10, 0],
  ] as const
  expect(outline(square, false)).toBe('M0 0h8a2 2 0 0 1 2 2v8')
  const tight = [
    [0, 0, 0],
    [10, 0, 50],
    [10, 10, 0],
  ] as const
  expect(outline(tight, false)).toBe('M0 0h5a5 5 0 0 1 5 5v5')
})

test('a linkage that does not reach is an error', () => {
  expect(meet([0, 0], 5, [8, 0], 5, 'up')).toEqual([4, 3])
  expect(() => meet([0, 0], 1, [8, 0], 1, 'up')).toThrow('does not reach')
})

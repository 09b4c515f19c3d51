import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictures } from './pictures.ts'

const root = new URL('../', import.meta.url)
const masters = Object.values(pictures).flatMap(({ masters }) => masters)

test('every picture names a scene that is there', () => {
  for (const { scene } of Object.values(pictures))
    expect(existsSync(new URL(`imagery/scenes/${scene}.py`, root)), scene).toBe(true)
})

test('every master is a WebP of at most 350 KB', async () => {
  for (const path of masters) {
    const file = fileURLToPath(new URL(path, root))
    expect(statSync(file).size, path).toBeLessThanOrEqual(350 * 1024)
    expect((await sharp(file).metadata()).format, path).toBe('webp')
  }
})

test('no two pictures write the same master', () => {
  expect(new Set(masters).size).toBe(masters.length)
})

test('a picture that is needed in two places is the same in both', () => {
  for (const { masters } of Object.values(pictures)) {
    const [first, ...others] = masters.map((path) => readFileSync(new URL(path, root)))
    for (const other of others) expect(first?.equals(other), masters.join()).toBe(true)
  }
})

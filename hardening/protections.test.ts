import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { protections } from './protections.ts'

test.for(protections)('$name stands where it can be taken away', ({ file, from }) => {
  expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toContain(from)
})

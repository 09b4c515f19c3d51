import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type ChildNode } from 'postcss'
import { expect, test } from 'vitest'

const files = globSync(join(import.meta.dirname, '../build/client/assets/*.css'))
const nodes = files.flatMap((file) => postcss.parse(readFileSync(file, 'utf8')).nodes)

function nodesFor(condition: string): ChildNode[] {
  return nodes.filter((node) => node.type === 'atrule' && node.params === condition)
}

test('styles of the design, such as layers and ranges of widths, are only for browsers that have all of it', () => {
  const design = nodesFor('(width:1rlh)')
  expect(design).toHaveLength(files.length)
  for (const node of nodes.filter((node) => !design.includes(node))) {
    expect(node.toString()).not.toMatch(/@layer|width ?[<>]|[<>]=? ?width/)
  }
})

test('older browsers have one readable column, without layers', () => {
  const plain = nodesFor('not (width:1rlh)').join('')
  expect(plain).toMatch(/body\{[^}]*max-width/)
  expect(plain).toMatch(/img[^{]*\{max-width:100%/)
})

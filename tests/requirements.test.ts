import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const journeys = join(import.meta.dirname, 'journeys')

test('the title of a journey or of its step names each requirement, and no other', () => {
  const requirements = JSON.parse(readFileSync(join(journeys, 'requirements.json'), 'utf8'))
  const titles = globSync('*.spec.ts', { cwd: journeys }).flatMap((file) => [
    ...readFileSync(join(journeys, file), 'utf8').matchAll(/test(?:\.step)?\(\s*(['`])(.+?)\1/g),
  ])
  const tags = titles.flatMap(([, , title = '']) => title.match(/@R\d+\b/g) ?? [])
  const ids = Object.keys(requirements).map((id) => `@${id}`)
  expect([...new Set(tags)].toSorted()).toEqual(ids.toSorted())
})

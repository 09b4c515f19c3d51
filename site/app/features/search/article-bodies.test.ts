import { blogDetailSchema, blogSummarySchema } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { expect, test } from 'vitest'
import { createArticleBodies, maxBodies } from './article-bodies.server.ts'

const posts = Array.from({ length: maxBodies + 20 }, (_, at) =>
  blogSummarySchema.parse({ id: at + 1, title: `Artikel ${at + 1}` }),
)

function start() {
  const state = { asked: [] as number[], text: 'Isi', nowMs: 0, isDown: false }
  const content = {
    blog: async (_locale: Locale, id: number) => {
      state.asked.push(id)
      if (state.isDown) return { ok: false, error: 'Failed to fetch blog detail' } as const
      const post = { id, title: 'x', content: `<p>${state.text} ${id}</p>` }
      return { ok: true as const, value: blogDetailSchema.parse(post) }
    },
  }
  return { state, bodies: createArticleBodies(content, 'id', () => state.nowMs) }
}

test('reads the first articles of the list once, one run at a time', async () => {
  const { state, bodies } = start()
  const [first, second] = await Promise.all([bodies.refresh(posts), bodies.refresh(posts)])
  expect([first, second]).toEqual([true, false])
  expect(state.asked).toHaveLength(maxBodies)
  expect(bodies.texts().get(1)).toBe('Isi 1')
  expect(bodies.texts().has(maxBodies + 1)).toBe(false)
  expect(await bodies.refresh(posts)).toBe(false)
  expect(state.asked).toHaveLength(maxBodies)
})

test('reads a new article at once, the others after ten minutes, and forgets those that are gone', async () => {
  const { state, bodies } = start()
  await bodies.refresh(posts.slice(0, 3))
  state.asked = []
  expect(await bodies.refresh(posts.slice(1, 4))).toBe(true)
  expect(state.asked).toEqual([4])
  expect([...bodies.texts().keys()].toSorted()).toEqual([2, 3, 4])
  state.text = 'Lain'
  state.nowMs = 600_001
  expect(await bodies.refresh(posts.slice(1, 4))).toBe(true)
  expect(bodies.texts().get(2)).toBe('Lain 2')
})

test('keeps the text of an article that cannot be read now', async () => {
  const { state, bodies } = start()
  await bodies.refresh(posts.slice(0, 2))
  state.isDown = true
  state.nowMs = 600_001
  expect(await bodies.refresh(posts.slice(0, 2))).toBe(false)
  expect(bodies.texts().get(2)).toBe('Isi 2')
})

import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { getDifferences, withValues } from './compare-versions.ts'

const fields: ClientField[] = [
  { type: 'text', name: 'title' },
  { type: 'number', name: 'sortOrder' },
  { type: 'date', name: 'updatedAt' },
  { type: 'ui', name: 'notice', admin: {} },
  { type: 'text', name: 'listedAt', admin: { hidden: true } },
  {
    type: 'tabs',
    tabs: [
      { name: 'hero', fields: [{ type: 'row', fields: [{ type: 'text', name: 'title' }] }] },
      { label: 'More', fields: [{ type: 'array', name: 'rows', fields: [] }] },
    ],
  },
]

test('lists the fields that differ, and who changed them', () => {
  const base = { title: 'A', sortOrder: 1, hero: { title: 'H' }, updatedAt: '1', listedAt: '1' }
  const mine = { ...base, title: 'B', hero: { title: 'H' } }
  const theirs = { ...base, title: 'C', hero: { title: 'I' }, updatedAt: '2', listedAt: '2' }
  expect(getDifferences(fields, { mine, theirs, base })).toMatchObject([
    { path: 'title', mine: 'B', theirs: 'C', isMine: true },
    { path: 'hero.title', mine: 'H', theirs: 'I', isMine: false },
  ])
})

test('includes virtual fields, such as a typed password, only on request', () => {
  const confirmation = { type: 'text', name: 'confirmation', virtual: true } as const
  const mine = { confirmation: 'rahasia' }
  const versions = { mine, theirs: {}, base: {} }
  expect(getDifferences([confirmation], versions)).toEqual([])
  expect(getDifferences([confirmation], versions, true)).toMatchObject([{ mine: 'rahasia' }])
})

test('ignores the form of empty values and the order of keys', () => {
  const mine = { title: '', rows: [{ id: '1', name: 'A', note: null }] }
  const theirs = { title: null, sortOrder: undefined, rows: [{ name: 'A', id: '1' }] }
  expect(getDifferences(fields, { mine, theirs, base: theirs })).toEqual([])
  expect(getDifferences(fields, { mine: { rows: [] }, theirs: {}, base: {} })).toEqual([])
  expect(getDifferences(fields, { mine: { rows: 0 }, theirs: { rows: [] }, base: {} })).toEqual([])
})

test('returns a version with the chosen fields, and does not change the original', () => {
  const version = { title: 'A', hero: { title: 'H', image: 3 } }
  const selection = [
    { path: 'hero.title', value: 'I' },
    { path: 'about.title', value: 'T' },
  ]
  expect(withValues(version, selection)).toEqual({
    title: 'A',
    hero: { title: 'I', image: 3 },
    about: { title: 'T' },
  })
  expect(version.hero.title).toBe('H')
})

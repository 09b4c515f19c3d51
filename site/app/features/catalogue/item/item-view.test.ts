import { productSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { itemSeo, itemView } from './item-view.ts'

const coal = productSchema.parse({
  id: 7,
  name: 'Batubara',
  description: '<p>Satu.</p><p>Dua.</p>',
  image: 'coal.webp',
  translations: { en: { name: 'Coal', description: ' ' } },
  features: ['A', 'B', 'C', 'D'].map((title, index) => ({
    id: index,
    title,
    description: `${index} %`,
    translations: { en: { title: `${title} en`, description: '' } },
  })),
})

test('shows an item in the asked language, field by field the base where a translation is blank', () => {
  const view = itemView(coal, 'en')
  expect(view.name).toBe('Coal')
  expect([view.sentence, view.paragraphs]).toEqual(['Satu.', ['Dua.']])
  expect(view.features[1]).toEqual({ name: 'B en', text: '1\u00a0%' })
})

test('keeps a figure and its unit on one line, and no words', () => {
  const [feature] = coal.features ?? []
  const valued = (description: string) =>
    itemView(
      { ...coal, features: [{ id: 1, title: 'Rig', ...feature, translations: {}, description }] },
      'id',
    ).features[0]?.text
  expect(valued('Kedalaman 50–150 m, lubang 50–200 mm')).toBe(
    'Kedalaman 50–150\u00a0m, lubang 50–200\u00a0mm',
  )
  expect(valued('4200–6500 Kcal/Kg')).toBe('4200–6500\u00a0Kcal/Kg')
  expect(valued('Roda, mini, rawa')).toBe('Roda, mini, rawa')
})

test('ends the summary of a long description at a word', () => {
  const view = itemView({ ...coal, description: 'kalimat panjang, '.repeat(20) }, 'id')
  expect(view.summary).toBe(`${'kalimat panjang, '.repeat(9)}kalimat…`)
})

test('shows an item without features', () => {
  const bare = productSchema.parse({ id: 1, name: 'Pasir', description: '', image: null })
  expect(itemView(bare, 'id')).toEqual({
    name: 'Pasir',
    summary: '',
    sentence: '',
    paragraphs: [],
    features: [],
  })
})

test('keeps the focal point of a picture, and leaves out a malformed one', () => {
  const getFocus = (image_focus: unknown) =>
    itemView(productSchema.parse({ ...coal, image_focus }), 'id').focus
  expect(getFocus({ x: 0.25, y: 1 })).toEqual({ x: 0.25, y: 1 })
  for (const malformed of [null, [], 'x', { x: 1.1, y: 0 }, { x: '0', y: 0 }]) {
    expect(getFocus(malformed)).toBeUndefined()
  }
})

test('gives search engines the texts that an editor chose, in the asked language', () => {
  const seo = {
    title: 'Batubara termal',
    description: 'Untuk <b>pembangkit</b>',
    image: 'storage/a.webp',
    translations: { en: { title: 'Thermal coal' } },
  }
  const item = productSchema.parse({ ...coal, seo })
  const address = (kind: string, path: string | null) => path && `/media/${kind}/${path}`
  expect(itemSeo(item, 'en', address)).toEqual({
    title: 'Thermal coal',
    description: 'Untuk pembangkit',
    picture: '/media/page/storage/a.webp',
  })
  expect(itemSeo(coal, 'id', address)).toEqual({ title: '', description: '', picture: null })
})

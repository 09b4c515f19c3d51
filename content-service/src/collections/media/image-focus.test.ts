import { endpoints } from '@niaga/contract/endpoints'
import { expect, test } from 'vitest'
import { blankPng } from '../../testing/blank-png.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')

async function storePicture() {
  const data = blankPng(8, 8)
  return service.payload.create({
    collection: 'media',
    data: { altIndonesian: 'Uji', altEnglish: 'Test' },
    file: { data, mimetype: 'image/png', name: 'uji.png', size: data.byteLength },
  })
}

async function savePicture(id: number, data: object) {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  const init = { method: 'PATCH', headers: asEditor, body: form }
  return service.callAdmin(`/media/${id}`, init)
}

async function getFocus(product: number) {
  const response = await service.call(`/api/products/${product}`)
  return endpoints.product.response.parse(await response.json()).image_focus
}

test('sends the focal point that an editor chose, and leaves the file as it is', async () => {
  const { id: image, filename } = await storePicture()
  const data = { name: 'Nikel', description: 'Uji', sortOrder: 1, image }
  const { id } = await service.payload.create({ collection: 'products', data })
  expect(await getFocus(id)).toBeUndefined()
  expect((await savePicture(image, { focusX: 25 })).status).toBe(200)
  expect(await getFocus(id)).toBeUndefined()
  const saved = await savePicture(image, { focusX: 25, focusY: 100 })
  expect((await saved.json()).doc).toMatchObject({ filename, focusX: 25, focusY: 100 })
  expect(await getFocus(id)).toEqual({ x: 0.25, y: 1 })
})

test.for([
  [-1, 50],
  [101, 50],
])('rejects the focal point %o, naming the field', async ([focusX, focusY]) => {
  const { id } = await storePicture()
  const response = await savePicture(id, { focusX, focusY })
  expect(response.status).toBe(400)
  const { errors } = await response.json()
  expect(errors[0].data.errors[0].path).toMatch(/^focus[XY]$/)
})

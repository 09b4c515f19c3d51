import { expect, test } from 'vitest'
import { getBody } from '../../../../sample/body.ts'
import { openServiceForFile } from '../../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')

test.for([
  ['id', /belum selesai diunggah/],
  ['en', /still uploading/],
] as const)(
  'reports a picture that is still being uploaded, in %s',
  async ([language, sentence]) => {
    const body = getBody([{ id: 'Isi', en: 'Body' }], 'id')
    const pending = { formID: 'a', src: 'blob:http://127.0.0.1/1' }
    body.root.children.push({ type: 'upload', version: 3, pending })
    const response = await service.callAdmin('/blog-posts', {
      method: 'POST',
      headers: { ...asEditor, 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: 'Kapal', body, _status: 'published' }),
    })
    expect(response.status).toBe(400)
    const { errors } = await response.json()
    expect(errors[0].data.errors).toMatchObject([
      { path: 'body', message: expect.stringMatching(sentence) },
    ])
  },
)

test('still requires a text', async () => {
  const response = await service.callAdmin('/blog-posts', {
    method: 'POST',
    headers: asEditor,
    json: { title: 'Kapal', _status: 'published' },
  })
  const { errors } = await response.json()
  expect(errors[0].data.errors).toMatchObject([{ path: 'body', message: 'Isian ini wajib diisi.' }])
})

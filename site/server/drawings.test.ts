import { expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { type Reply, sendJson } from '../testing/host.ts'
import { startSiteForFile } from '../testing/start-site-for-file.ts'

const tool = { description: '', translations: {}, features: [] }

/** Three machines: without a picture, with an editor's picture, and without a sheet. */
const content: Reply = (request, response) => {
  const { pathname } = new URL(request.path, 'http://host')
  if (pathname !== '/api/tools') return smallContent(request, response)
  sendJson(response, {
    data: [
      { ...tool, id: 1, name: 'Tanpa foto', image: null, sheet: '/alat/roller' },
      { ...tool, id: 2, name: 'Berfoto', image: 'storage/foto.webp', sheet: '/alat/roller' },
      { ...tool, id: 3, name: 'Lain', image: null },
    ],
  })
}

const { site } = await startSiteForFile(content)

async function page(path: string) {
  const response = await site.get(path)
  expect(response.status).toBe(200)
  return response.text()
}

test('draws a machine of which there is no picture, once and within the policy', async () => {
  const html = await page('/en/alat/1')
  expect(html.match(/id="drawing-roller"/g)).toHaveLength(1)
  expect(html).toContain('Working drawing of the Tanpa foto, left side elevation</title>')
  expect(html).not.toMatch(/<[^>]* style=/)
  expect(html).toMatch(/property="og:image" content="[^"]*\/-\/share\/en\/alat\/1\.jpg"/)
})

test('shows the picture that an editor gave a machine in place of its drawing', async () => {
  const html = await page('/alat/2')
  expect(html).not.toContain('id="drawing-')
  expect(html).toMatch(/<img [^>]*\/media\/\d+\/storage\/foto\.webp/)
})

test('draws nothing for a machine that no sheet is of', async () => {
  expect(await page('/alat/3')).not.toContain('id="drawing-')
})

test('lists a machine without a picture by a picture of its drawing', async () => {
  const html = await page('/alat')
  expect(html).not.toContain('id="drawing-')
  expect(html).toMatch(/<img [^>]*\/pictures\/\d+\/roller\.webp/)
  expect(html).toMatch(/<img [^>]*\/media\/\d+\/storage\/foto\.webp/)
})

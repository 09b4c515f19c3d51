import '../../testing/daily-on-sqlite.ts'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { blankPng } from '../../testing/blank-png.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { pictureTexts } from './explain-rejection.ts'
import { mediaFolder } from './media-folder.ts'
import { servePicture } from './serve-picture.ts'

/** Just above the maximum size that is decoded; encoding one picture takes half a second. */
const wideAvif = getPicture(4_000, 3_001, 'avif')

const service = await openServiceForFile()
const asEditor = await service.signIn()

test.for([
  ['Tambang Terbuka (2).webp', 'webp', 'tambang-terbuka-2.webp'],
  ['IMG_0042.JPEG', 'jpeg', 'img-0042.jpg'],
  ['kapal.avif', 'avif', 'kapal.avif'],
  ['Résumé é.png', 'png', 'resume-e.png'],
] as const)('stores %s under a URL that needs no encoding', async ([name, format, stored]) => {
  const response = await upload(name, `image/${format}`, await getPicture(64, 48, format))
  const { doc } = await response.json()
  expect(response.status).toBe(201)
  expect(doc).toMatchObject({ filename: stored, url: `/storage/${stored}`, width: 64, height: 48 })
})

test('makes a thumbnail for the admin, served like every picture', async () => {
  const response = await upload('besar.png', 'image/png', await getPicture(800, 600, 'png'))
  const { doc } = await response.json()
  expect(doc.thumbnailURL).toBe('/storage/besar-320x240.webp')
  const served = await servePicture(
    new Request('http://127.0.0.1:4000/storage/besar-320x240.webp'),
    'besar-320x240.webp',
    mediaFolder(service.dataFolder),
  )
  expect(served.status).toBe(200)
})

test.for([
  [7_000, 6_000],
  [16_000, 16_000],
] as const)(
  'rejects a picture of %d × %d pixels as a decompression bomb',
  async ([width, height]) => {
    const bomb = blankPng(width, height)
    expect(bomb.byteLength).toBeLessThan(100_000)
    const response = await upload(`bom-${width}.png`, 'image/png', bomb)
    expect(response.status).toBe(400)
    expect(existsSync(join(mediaFolder(service.dataFolder), `bom-${width}.png`))).toBe(false)
  },
)

test('accepts a picture just below 40 megapixels', async () => {
  const response = await upload('luas.png', 'image/png', blankPng(6_300, 6_300))
  expect(response.status).toBe(201)
})

test.for([
  ['an AVIF', 'avif', () => wideAvif],
  ['a WebP', 'webp', () => getPicture(4_000, 3_001, 'webp')],
  [
    'a JPEG in CMYK',
    'jpeg',
    async () => {
      const picture = sharp(await getPicture(4_000, 3_001, 'jpeg'))
      return picture.toColorspace('cmyk').jpeg().toBuffer()
    },
  ],
] as const)('rejects %s above 12 megapixels by its header', async ([, format, picture]) => {
  const unpack = vi.spyOn(service.payload.config, 'sharp')
  const response = await upload(`luas.${format}`, `image/${format}`, await picture())
  expect(response.status).toBe(400)
  expect((await response.json()).errors[0].message).toContain('CMYK lebih dari 12')
  expect(unpack).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('counts the pixels of every frame of an animated picture', async () => {
  const height = 100
  const raw = { width: 4_000, height: height * 101, channels: 3 as const, pageHeight: height }
  const frames = Buffer.alloc(raw.width * raw.height * raw.channels)
  const frameBytes = height * raw.width * raw.channels
  // Identical frames would be merged into one.
  for (let page = 0; page < 101; page += 2) {
    frames.fill(255, page * frameBytes, (page + 1) * frameBytes)
  }
  const animated = await sharp(frames, { raw }).webp({ effort: 0, loop: 0 }).toBuffer()
  expect((await sharp(animated).metadata()).pages).toBe(101)
  expect((await upload('gerak.webp', 'image/webp', animated)).status).toBe(400)
})

test('names a picture by its format, whatever its extension', async () => {
  const picture = await getPicture(16, 8, 'jpeg')
  const { doc } = await (await upload('bukan.png', 'image/png', picture)).json()
  expect(doc).toMatchObject({ filename: 'bukan.jpg', mimeType: 'image/jpeg', width: 16 })
})

test('decodes a picture outside the transaction', async () => {
  const { config, db } = service.payload
  const unpacked = vi.spyOn(config, 'sharp')
  const began = vi.spyOn(db, 'beginTransaction')
  const first = await upload('lama.webp', 'image/webp', await getPicture(64, 48, 'webp'))
  const { doc } = await first.json()
  const picture = await getPicture(96, 72, 'avif')
  const second = await upload('baru.avif', 'image/avif', picture, undefined, undefined, doc.id)
  expect([first.status, second.status]).toEqual([201, 200])
  expect((await second.json()).doc).toMatchObject({ width: 96, filename: 'baru.avif' })
  const [firstBegan = 0, secondBegan = 0, ...others] = began.mock.invocationCallOrder
  const order = unpacked.mock.invocationCallOrder
  expect(others).toEqual([])
  expect(order.filter((call) => call < firstBegan)).not.toEqual([])
  expect(order.filter((call) => call > firstBegan && call < secondBegan)).not.toEqual([])
  expect(order.filter((call) => call > secondBegan)).toEqual([])
  vi.restoreAllMocks()
})

test('stores concurrent pictures of one name under different names', async () => {
  const sizes = [32, 48, 64]
  const pictures = await Promise.all(sizes.map((width) => getPicture(width, 16, 'png')))
  const responses = await Promise.all(
    pictures.map((bytes) => upload('kembar.png', 'image/png', bytes)),
  )
  for (const [index, response] of responses.entries()) {
    const { doc } = await response.json()
    expect(doc.width).toBe(sizes[index])
    const stored = join(mediaFolder(service.dataFolder), doc.filename)
    expect((await sharp(stored).metadata()).width).toBe(sizes[index])
  }
})

test('neither fetches a URL in place of a file nor duplicates a picture', async () => {
  const data = { url: 'http://127.0.0.1:4000/x.png', filename: 'x.png', ...texts }
  const init = { method: 'POST', headers: asEditor, json: data }
  const response = await service.callAdmin('/media', init)
  expect(response.status).toBe(400)
  const { doc } = await (
    await upload('asli.png', 'image/png', await getPicture(8, 8, 'png'))
  ).json()
  const copy = await service.callAdmin(`/media/${doc.id}/duplicate`, {
    ...{ method: 'POST', headers: asEditor, json: {} },
  })
  expect(copy.status).toBe(404)
})

test('changes the texts of a picture in one transaction', async () => {
  const { doc } = await (
    await upload('teks.png', 'image/png', await getPicture(8, 8, 'png'))
  ).json()
  const json = { altEnglish: 'Another text' }
  const path = `/media/${doc.id}?uploadEdits[crop][width]=50&uploadEdits[widthInPixels]=4`
  const response = await service.callAdmin(path, { method: 'PATCH', headers: asEditor, json })
  expect((await response.json()).doc).toMatchObject({ altEnglish: 'Another text', width: 8 })
})

test('keeps texts that are saved while the replacement of a picture is decoded', async () => {
  const { doc } = await (
    await upload('awal.png', 'image/png', await getPicture(8, 8, 'png'))
  ).json()
  const { payload } = service
  const begin = payload.db.beginTransaction.bind(payload.db)
  vi.spyOn(payload.db, 'beginTransaction').mockImplementationOnce(async (options) => {
    const data = { altEnglish: 'Written meanwhile' }
    await payload.update({ collection: 'media', id: doc.id, data })
    return begin(options)
  })
  const picture = await getPicture(16, 16, 'png')
  const response = await upload('akhir.png', 'image/png', picture, texts, asEditor, doc.id)
  vi.restoreAllMocks()
  expect(response.status).toBe(409)
  const stored = await payload.findByID({ collection: 'media', id: doc.id })
  expect(stored).toMatchObject({ altEnglish: 'Written meanwhile', width: 8 })
  expect(readdirSync(mediaFolder(service.dataFolder))).toContain('awal.png')
})

test('keeps a picture whose replacement is rejected, and nothing of the rejected one', async () => {
  const large = await getPicture(640, 480, 'png')
  const { doc } = await (await upload('lama.png', 'image/png', large)).json()
  const folder = mediaFolder(service.dataFolder)
  const before = readdirSync(folder).sort()
  const withoutText = { ...texts, altEnglish: '' }
  const picture = await getPicture(320, 240, 'png')
  const response = await upload('ganti.png', 'image/png', picture, withoutText, asEditor, doc.id)
  expect(response.status).toBe(400)
  expect(readdirSync(folder).sort()).toEqual(before)
  expect((await sharp(join(folder, doc.filename)).metadata()).width).toBe(640)
  const changed = await upload('ganti.png', 'image/png', picture, texts, asEditor, doc.id)
  expect(changed.status).toBe(200)
  expect(readdirSync(folder)).not.toContain(doc.filename)
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
})

test('rejects a picture without an account', async () => {
  const picture = await getPicture(8, 8, 'png')
  const response = await upload('x.png', 'image/png', picture, undefined, {
    Cookie: '',
    Origin: '',
  })
  expect(response.status).toBe(403)
})

test.for([
  ['a client without an account', () => ({})],
  ['an editor', () => asEditor],
] as const)(
  'rejects a picture that %s sends for many at once, without decoding it',
  { timeout: 60_000 },
  async ([, account]) => {
    const body = new FormData()
    const picture = await wideAvif
    body.set('file', new File([Uint8Array.from(picture)], 'banyak.avif', { type: 'image/avif' }))
    const init = { method: 'PATCH', headers: account(), body }
    expect((await service.callAdmin('/media?where[id][exists]=true', init)).status).toBe(403)
  },
)

test('responds with 400 to a form without a boundary', async () => {
  const headers = { 'Content-Type': 'multipart/form-data' }
  const init = { method: 'PATCH', headers, body: 'x' }
  expect((await service.callAdmin('/galleries?where[id][equals]=1', init)).status).toBe(400)
})

test.for(['id', 'en'] as const)(
  'rejects in the language %s what is no acceptable picture, with its cause',
  async (language) => {
    const inLanguage = { ...asEditor, Cookie: `${asEditor.Cookie}; payload-lng=${language}` }
    const avif = (await wideAvif).toString('latin1')
    for (const [fault, type, content] of [
      ['empty', 'image/png', ''],
      ['size', 'image/png', 'x'.repeat(10_000_001)],
      ['size', 'image/png', 'x'.repeat(23_000_000)],
      ['pixels', 'image/png', blankPng(7_000, 6_000).toString('latin1')],
      ['pixels', 'image/avif', avif.replace('avif', 'mif1')],
      ['HEIC', 'image/heic', `\0\0\0\x18ftyp${'heic'}\0\0\0\0mif1heic`],
      ['HEIC', 'image/jpeg', avif.replaceAll('avif', 'heic')],
      ['SVG', 'image/svg+xml', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['SVG', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['GIF', 'image/gif', 'GIF89a'],
      ['type', 'image/png', '<!doctype html><script>alert(1)</script>'],
      ['type', 'text/html', '<!doctype html>'],
      ['type', 'application/pdf', '%PDF-1.4'],
      ['type', 'video/mp4', `\0\0\0\x18ftyp${'mp42'}\0\0\0\0mp42mp41`],
      ['broken', 'image/png', '\x89PNG\r\n\x1a\n'],
    ] as const) {
      const [, extension] = type.split('/')
      const file = Buffer.from(content, 'latin1')
      const response = await upload(`uji.${extension}`, type, file, texts, inLanguage)
      const isFormat = fault === 'HEIC' || fault === 'SVG' || fault === 'GIF'
      const reason = pictureTexts[isFormat ? 'format' : fault][language].replace('{format}', fault)
      // The gate rejects the longest body before it is read.
      const message = content.length > 20_000_000 ? reason : `“uji.${extension}” – ${reason}`
      expect([type, response.status]).toEqual([type, fault === 'size' ? 413 : 400])
      expect((await response.json()).errors).toEqual([{ message }])
      expect(message).not.toContain(':')
    }
  },
)

test.for([
  ['Indonesian', { altIndonesian: '', altEnglish: 'Barge' }, 'altIndonesian'],
  ['English', { altIndonesian: 'Tongkang', altEnglish: '' }, 'altEnglish'],
] as const)('rejects a picture without a text in %s', async ([, texts, missing]) => {
  const response = await upload('tanpa.png', 'image/png', await getPicture(8, 8, 'png'), texts)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(`"path":"${missing}"`)
})

test.for([
  ['id', 'tempat penyimpanan penuh'],
  ['en', 'the disk is full'],
] as const)(
  'explains in the language %s that a picture cannot be stored',
  async ([language, words]) => {
    const folder = mediaFolder(service.dataFolder)
    mkdirSync(folder, { recursive: true })
    renameSync(folder, `${folder}-aside`)
    writeFileSync(folder, '')
    const inLanguage = { ...asEditor, Cookie: `${asEditor.Cookie}; payload-lng=${language}` }
    const picture = await getPicture(8, 8, 'png')
    const response = await upload(
      'penuh.png',
      'image/png',
      picture,
      { altIndonesian: 'Uji', altEnglish: 'Test' },
      inLanguage,
    )
    rmSync(folder)
    renameSync(`${folder}-aside`, folder)
    expect(response.status).toBe(507)
    expect((await response.json()).errors).toEqual([{ message: expect.stringContaining(words) }])
  },
)

test('removes a picture that could only be stored partly', async () => {
  const folder = mediaFolder(service.dataFolder)
  mkdirSync(join(folder, 'sebagian-320x240.webp'), { recursive: true })
  const picture = await getPicture(640, 480, 'png')
  expect((await upload('sebagian.png', 'image/png', picture)).status).toBe(400)
  expect(existsSync(join(folder, 'sebagian.png'))).toBe(false)
})

test.for(['jpeg', 'png', 'webp', 'avif'] as const)(
  'removes the location from a %s',
  async (format) => {
    const photo = await sharp(await getPicture(64, 48, format))
      .toFormat(format)
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 2/1 3/1' } })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { doc } = await (await upload(`foto.${format}`, `image/${format}`, photo)).json()
    const stored = await sharp(join(mediaFolder(service.dataFolder), doc.filename)).metadata()
    expect(stored.exif).toBeUndefined()
  },
)

function getPicture(width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'avif') {
  const background = { r: 20, g: 23, b: 26 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer()
}

const texts = { altIndonesian: 'Gambar uji', altEnglish: 'Test picture' }

/** @param replacedId the picture to replace */
async function upload(
  name: string,
  type: string,
  content: Buffer,
  data = texts,
  account = asEditor,
  replacedId?: number,
) {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(content)], name, { type }))
  form.set('_payload', JSON.stringify(data))
  // Serialised first: a form still being sent when it is rejected fails by itself.
  const serialised = new Response(form)
  const headers = { ...account, 'Content-Type': serialised.headers.get('Content-Type') ?? '' }
  const body = await serialised.arrayBuffer()
  const path = replacedId === undefined ? '/media' : `/media/${replacedId}`
  const method = replacedId === undefined ? 'POST' : 'PATCH'
  return service.callAdmin(`${path}?locale=id`, { method, headers, body })
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Draws the icons of fixed sizes from `public/favicon.svg`: run `npm run icons -w @niaga/site` after changing it. */

const folder = join(import.meta.dirname, '../public')
const logo = await readFile(join(folder, 'favicon.svg'))

/** The sizes that browsers use for tabs, shortcuts and task bars. */
const iconSizes = [16, 32, 48]
const touchSize = 180
/** Phones cut the corners of a touch icon, so it has a margin around the logo. */
const touchMargin = 16
const ground = '#14171a'

await writeFile(join(folder, 'favicon.ico'), await icon(iconSizes))
await sharp(logo, { density: 600 })
  .resize(touchSize - 2 * touchMargin)
  .extend({
    top: touchMargin,
    bottom: touchMargin,
    left: touchMargin,
    right: touchMargin,
    background: ground,
  })
  .png({ compressionLevel: 9, palette: true })
  .toFile(join(folder, 'apple-touch-icon.png'))

/** Writes an ICO file: a directory of 16 bytes for each picture, then the pictures, each a PNG. */
async function icon(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(
    sizes.map((size) => sharp(logo, { density: 600 }).resize(size).png().toBuffer()),
  )
  const header = Buffer.alloc(6 + 16 * sizes.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(sizes.length, 4)
  let offset = header.length
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index
    const size = sizes[index] ?? 0
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(picture.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  }
  return Buffer.concat([header, ...pictures])
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = join(import.meta.dirname, '../build/client')
const compressible = /\.(js|mjs|css|svg|json|txt|xml|webmanifest|html|ico)$/
/** Below this many bytes compression saves almost nothing. */
const leastBytes = 512

const files = await readdir(folder, { recursive: true, withFileTypes: true })
await Promise.all(
  files
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => precompress(join(entry.parentPath, entry.name))),
)

async function precompress(file: string) {
  const body = await readFile(file)
  if (body.byteLength < leastBytes) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
}

import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|mjs|css|svg|json|txt|xml|webmanifest|html|ico)$/
/** Compressing smaller files, in bytes, saves almost nothing. */
const minBytes = 512

/** Writes two compressed copies of each file in a folder, as small as possible. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => precompressFile(join(entry.parentPath, entry.name))),
  )
}

async function precompressFile(file: string) {
  // Another language adds files to a folder with compressed files.
  if (existsSync(`${file}.gz`)) return
  const body = await readFile(file)
  if (body.byteLength < minBytes) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
}

import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compile } from '@inlang/paraglide-js'
import { locales } from '@niaga/contract/locale'
import { createBuilder } from 'vite'
import { paraglideOptions } from '../paraglide.config.ts'
import { compileOneLanguageEach } from './one-language.ts'

const compressible = /\.(js|mjs|css|svg|json|txt|xml|webmanifest|html|ico)$/

/** Compressing smaller files, in bytes, saves almost nothing. */
const minBytes = 512

const root = join(import.meta.dirname, '..')
const folder = join(root, 'build')

await rm(folder, { recursive: true, force: true })
await compile(paraglideOptions)
await compileOneLanguageEach(locales, (code) => join(folder, 'messages', code))
const builder = await createBuilder({ root, logLevel: 'warn' })
await builder.buildApp()
await cp(join(root, 'public'), join(folder, 'client'), { recursive: true })
await precompress(join(folder, 'client'))
// As in compile-messages.ts: otherwise the build would wait for timers of 30 s.
process.exit()

/** Writes two compressed copies of each file in a folder, as small as possible. */
async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => precompressFile(join(entry.parentPath, entry.name))),
  )
}

async function precompressFile(file: string) {
  const body = await readFile(file)
  if (body.byteLength < minBytes) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
}

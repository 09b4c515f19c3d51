import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compile } from '@inlang/paraglide-js'
import { localeEntries } from '../app/i18n/locale-registry.ts'
import { paraglideOptions } from '../paraglide.config.ts'
import { compileOneLanguageEach } from './one-language.ts'

const compressible = /\.(js|mjs|css|svg|json|txt|xml|webmanifest|html|ico)$/

/** Compressing smaller files, in bytes, saves almost nothing. */
const minBytes = 512

const root = join(import.meta.dirname, '..')
const folder = join(root, 'build')
/** Languages added to an existing build; without arguments, all languages in `LANGUAGES` are rebuilt. */
const added = process.argv.slice(2)
const codes = localeEntries
  .map(({ code }) => code)
  .filter((code) => added.length === 0 || added.includes(code))

if (added.length === 0) await rm(folder, { recursive: true, force: true })
await compile(paraglideOptions)
await compileOneLanguageEach(codes, (code) => join(folder, 'messages', code))
await Promise.all(codes.map(buildLanguage))
for (const code of codes) await addLanguage(code)
await precompress(join(folder, 'client'))
// As in compile-messages.ts: otherwise the build would wait for timers of 30 s.
process.exit()

/** Runs one build of React Router in its own process, because each process reads both of its configurations only once. */
function buildLanguage(code: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn('react-router', ['build', '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, BUILD_LOCALE: code },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    build.once('error', reject)
    build.once('close', (status) => {
      if (status === 0) resolve()
      else reject(new Error(`The build of the language ${code} failed.`))
    })
  })
}

/** Merges the browser files of all languages, which share those with the same name. */
async function addLanguage(code: string): Promise<void> {
  const built = join(folder, code)
  const shared = join(folder, 'client')
  await mkdir(join(folder, 'server'), { recursive: true })
  await rm(join(folder, 'server', code), { recursive: true, force: true })
  await rename(join(built, 'server'), join(folder, 'server', code))
  await expectSameFiles(join(built, 'client/assets'), join(shared, 'assets'))
  // A running site never serves a partly written file.
  await cp(join(built, 'client'), shared, { recursive: true, force: false })
  await rm(built, { recursive: true })
}

/** @throws {Error} if a name belongs to different contents, because one file would replace the other */
async function expectSameFiles(added: string, present: string): Promise<void> {
  const known = new Set(await readdir(present).catch(() => []))
  for (const name of await readdir(added)) {
    if (!known.has(name)) continue
    const [one, other] = await Promise.all(
      [added, present].map((parent) => readFile(join(parent, name))),
    )
    if (one && other && !one.equals(other))
      throw new Error(`Two languages have different versions of ${name}.`)
  }
}

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
  // Another language adds files to a folder with compressed files.
  if (existsSync(`${file}.gz`)) return
  const body = await readFile(file)
  if (body.byteLength < minBytes) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
}

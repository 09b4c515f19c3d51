import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../../../scripts/services.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import en from '../../../site/messages/en.json' with { type: 'json' }
import { pseudoMessages, pseudoText } from './pseudo-text.ts'

/** Everything that the site needs for another language: a message file, names of pages, and these lines. */
const code = 'xa'
export const languagesWithPseudo = `id,en,${code}`

const additions = [
  { file: 'contract/src/locale.ts', before: "'zh'] as const", added: `'${code}', ` },
  {
    file: 'contract/src/locale.ts',
    before: "zh: 'en'",
    added: `${code}: 'en', `,
  },
  {
    file: 'site/app/i18n/locale-registry.ts',
    before: '  zh: {',
    added: `  ${code}: {
    code: '${code}',
    hrefLang: 'en-XA',
    ogLocale: 'en_XA',
    localName: 'Pseudo',
    dateLocale: 'en-XA',
    timeZone: 'Asia/Jakarta',
    letters: null,
    isDefault: false,
  },
`,
  },
  { file: 'site/project.inlang/settings.json', before: '"zh"', added: `"${code}", ` },
  {
    file: 'site/package.json',
    before: '      "locale-zh"',
    added: `      "locale-${code}": "./build/messages/${code}/*",\n`,
  },
] as const

const copied = ['contract', 'server-kit', 'site', 'package.json', 'tsconfig.base.json'] as const

/** Made by commands, and of the language that is added not a part. */
const generated = new Set(['node_modules', 'build', 'compiled', '.react-router'])

type Copy = AsyncDisposable & { path: string }

/**
 * Copies the sources with an additional language, and builds them.
 *
 * @throws {Error} with the output of the build if it fails
 */
export async function buildWithPseudoLanguage(): Promise<Copy> {
  const { path, remove } = temporaryFolder()
  try {
    await copyAndBuild(path)
  } catch (error) {
    await remove()
    throw error
  }
  return { path, [Symbol.asyncDispose]: remove }
}

async function copyAndBuild(path: string): Promise<void> {
  for (const name of copied) {
    const filter = (source: string) => !generated.has(basename(source))
    await cp(join(root, name), join(path, name), { recursive: true, filter })
  }
  await linkPackages(path)
  for (const { file, before, added } of additions) {
    const text = await readFile(join(path, file), 'utf8')
    const parts = text.split(before)
    if (parts.length !== 2) throw new Error(`${file} has ${before} ${parts.length - 1} times.`)
    await writeFile(join(path, file), parts.join(added + before))
  }
  const pages = join(path, 'contract/src/pages.ts')
  const withNames = (await readFile(pages, 'utf8')).replaceAll(
    /(en: '([^']+)', )(?=zh:)/g,
    (names, _, english) => `${names}${code}: '${pseudoText(english)}', `,
  )
  await writeFile(pages, withNames)
  await writeFile(
    join(path, 'site/messages', `${code}.json`),
    JSON.stringify(pseudoMessages(en), null, 2),
  )
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: join(path, 'site'),
    env: { ...process.env, LANGUAGES: languagesWithPseudo },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The pseudo-language cannot be built.\n${stdout}${stderr}`)
}

/** Registry packages are shared; the repository's packages are the copy's own. */
async function linkPackages(path: string): Promise<void> {
  const packages = join(path, 'node_modules')
  await mkdir(join(packages, '@niaga'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@niaga') await symlink(join(root, 'node_modules', name), join(packages, name))
  }
  for (const name of ['contract', 'server-kit']) {
    await symlink(join(path, name), join(packages, '@niaga', name))
  }
  const sitePackages = join(root, 'site/node_modules')
  await mkdir(join(path, 'site/node_modules'))
  for (const name of await readdir(sitePackages)) {
    if (!name.startsWith('.'))
      await symlink(join(sitePackages, name), join(path, 'site/node_modules', name))
  }
}

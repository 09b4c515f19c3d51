import fs from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileBundle } from '@inlang/paraglide-js'
import { loadProjectFromDirectory, selectBundleNested } from '@inlang/sdk'
import { paraglideOptions } from '../paraglide.config.ts'

const compiledFolder = join(import.meta.dirname, '..', paraglideOptions.outdir)

/**
 * Writes the messages of one language for the browser's script, with the names of Paraglide's own output: a module for
 * each message, with a function that does not choose a language. With Paraglide's static locale, each message would still
 * contain the choice and every language.
 *
 * @param getFolder the folder of a language's modules
 * @throws {Error} for a message that a language lacks
 */
export async function compileOneLanguageEach(
  locales: readonly string[],
  getFolder: (locale: string) => string,
): Promise<void> {
  const project = await loadProjectFromDirectory({ path: paraglideOptions.project, fs })
  const bundles = await selectBundleNested(project.db).execute()
  await project.close()
  for (const locale of locales) {
    const modules = new Map<string, string>([
      ['runtime.js', getRuntime(locale)],
      ['registry.js', fs.readFileSync(join(compiledFolder, 'registry.js'), 'utf8')],
      ['messages.js', "export * as m from './messages/_index.js'\n"],
      ['messages/_index.js', bundles.map(({ id }) => `export * from './${id}.js'\n`).join('')],
    ])
    for (const bundle of bundles) modules.set(`messages/${bundle.id}.js`, getModule(bundle, locale))
    const folder = getFolder(locale)
    await rm(folder, { recursive: true, force: true })
    await mkdir(join(folder, 'messages'), { recursive: true })
    await Promise.all([...modules].map(([name, code]) => writeFile(join(folder, name), code)))
  }
}

function getModule(bundle: Parameters<typeof compileBundle>[0]['bundle'], locale: string): string {
  const compiled = compileBundle({
    bundle,
    fallbackMap: {},
    messageReferenceExpression: (_locale, id) => id,
  })
  const code = compiled.messages[locale]?.code
  if (code === undefined) throw new Error(`The message ${bundle.id} is missing in ${locale}.`)
  const head = code.includes('registry.') ? "import * as registry from '../registry.js'\n" : ''
  return `${head}export const ${bundle.id} = ${code}\n`
}

/** Returns the part of Paraglide's runtime that the app imports. */
function getRuntime(locale: string): string {
  return [
    'export const isServer = false',
    `export const getLocale = () => ${JSON.stringify(locale)}`,
    'export const overwriteGetLocale = () => {}\n',
  ].join('\n')
}

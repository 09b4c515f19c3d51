import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes everything from the working directory's node_modules that a running service never loads: more than half.
 * Licences are kept. tests/containers shows that the services run without the removed files.
 */

/** Dependencies of other packages that are loaded only during development or builds. */
const packages = [
  // The compilers of Next and TypeScript.
  '@next/swc-linux-arm64-gnu',
  '@next/swc-linux-x64-gnu',
  '@typescript',
  'typescript',
  'sass',
  'caniuse-lite',
  '@babel',
  // A code editor, which Payload's admin loads in the browser for a kind of field that no collection has.
  'monaco-editor',
  // Programs that generate migrations; applying a migration does not need them.
  'drizzle-kit',
  '@esbuild-kit',
  'esbuild',
  '@esbuild',
  // A browser for the tests of Next's users.
  '@playwright',
  'playwright',
  'playwright-core',
]

/** Source maps, types and guides. Node reads no TypeScript below node_modules. */
const files = /\.(?:map|[cm]?ts|tsx|flow|md|markdown|tsbuildinfo)$/

const licences = /licen[cs]e|notice|copying/i

for (const folder of ['.', 'contract', 'server-kit', 'site', 'content-service']) {
  const modules = join(folder, 'node_modules')
  for (const name of packages) rmSync(join(modules, name), { recursive: true, force: true })
  removeFiles(modules)
}

function removeFiles(folder: string): void {
  const isThere = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()
  if (!isThere) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    // Links to the workspaces are not followed, because their sources are TypeScript.
    if (entry.isDirectory()) removeFiles(path)
    else if (entry.isFile() && files.test(entry.name) && !licences.test(entry.name)) rmSync(path)
  }
}

import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes from the node_modules of the working directory what a running service never loads, which is more than half of
 * them. Licences stay. tests/containers shows that the services run without it.
 */

/** Packages that other packages name as dependencies but load only while something is developed or built. */
const packages = [
  // The compilers of Next and TypeScript.
  '@next/swc-linux-arm64-gnu',
  '@next/swc-linux-x64-gnu',
  '@typescript',
  'typescript',
  'sass',
  'caniuse-lite',
  '@babel',
  // A code editor, which Payload's admin loads in the browser for fields of a kind that no collection has.
  'monaco-editor',
  // The programs that write a migration; they are not needed to apply one.
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
    // The links to the workspaces are none: their sources are TypeScript.
    if (entry.isDirectory()) removeFiles(path)
    else if (entry.isFile() && files.test(entry.name) && !licences.test(entry.name)) rmSync(path)
  }
}

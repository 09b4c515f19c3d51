import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Files that no test reads, or that would take too long to copy. */
const omitted = ['.git', 'node_modules', 'content-service/.next/cache', 'content-service/data']

/** Copies a checkout with its builds, and links the installed packages: a changed source affects only the copy. */
export function copyCheckout(root: string, copy: string): void {
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const path = relative(root, source).replaceAll('\\', '/')
      return !omitted.includes(path) && !/^(tests\/)?[^/]+\/node_modules$/.test(path)
    },
  })
  for (const folder of ['.', ...workspaceFolders(root)]) linkPackages(root, copy, folder)
}

/** Returns `name` and `@scope/name`, and the programs in `.bin`; Vite's cache is not linked. */
function packagesIn(installed: string): string[] {
  if (!existsSync(installed)) return []
  return readdirSync(installed)
    .filter((name) => !name.startsWith('.') || name === '.bin')
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(installed, name)).map((inner) => join(name, inner))
        : [name],
    )
}

function workspaceFolders(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !omitted.includes(entry.name))
    .map(({ name }) => name)
}

/** Creates one link per package, because the workspaces among them must link to the copy. */
function linkPackages(root: string, copy: string, folder: string): void {
  const installed = join(root, folder, 'node_modules')
  const target = join(copy, folder, 'node_modules')
  for (const name of packagesIn(installed)) {
    const real = realpathSync(join(installed, name))
    const isWorkspace = real.startsWith(root) && !real.includes('node_modules')
    mkdirSync(join(target, name, '..'), { recursive: true })
    symlinkSync(
      isWorkspace ? join(copy, relative(root, real)) : real,
      join(target, name),
      'junction',
    )
  }
}

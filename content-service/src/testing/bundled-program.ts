import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

/** Packages that load files beside their own, or are not installed. */
const left = [/^(@libsql\/|libsql|sharp|pino|pg-native|drizzle-kit)/]

/**
 * Bundles a program of the tests into one file: the service has some thousands of modules, which take a process three
 * seconds to load one by one, and half a second in one file.
 */
export async function bundledProgram(name: string): Promise<{ path: string; remove: () => void }> {
  // Inside the workspace, so that external packages resolve.
  const cache = join(import.meta.dirname, '../../node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'program-'))
  const path = join(folder, 'program.mjs')
  await build({
    input: join(import.meta.dirname, name),
    platform: 'node',
    external: left,
    output: { file: path, format: 'esm', codeSplitting: false },
    logLevel: 'silent',
  })
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

/** Unbundled packages: they load files beside their own, or are not installed. */
const externals = [/^(@libsql\/|libsql|sharp|pino|pg-native|drizzle-kit)/]

/**
 * Bundles a test program into one file: a process needs three seconds to load the service's thousands of modules one by
 * one, and half a second in one file.
 */
export async function bundledProgram(name: string): Promise<{ path: string; remove: () => void }> {
  // The cache is inside the workspace, where external packages resolve.
  const cache = join(import.meta.dirname, '../../node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'program-'))
  const path = join(folder, 'program.mjs')
  await build({
    input: join(import.meta.dirname, name),
    platform: 'node',
    external: externals,
    output: { file: path, format: 'esm', codeSplitting: false },
    logLevel: 'silent',
  })
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

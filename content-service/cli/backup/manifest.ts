import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { productVersion } from '@niaga/server-kit/product-version'
import { z } from 'zod'
import { BackupError } from './run-program.ts'

/** The name of the manifest in an archive. Archives of earlier versions have no manifest. */
export const manifestFile = 'manifest.json'

const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  /** The version that wrote the archive. */
  version: z.string(),
  /** The number of rows in each table, counted in the snapshot that the archive contains. */
  rows: z.record(z.string(), z.int().nonnegative()),
})

export type Manifest = z.output<typeof manifestSchema>

export async function writeManifest(folder: string, rows: Manifest['rows']): Promise<void> {
  const manifest: Manifest = {
    createdAt: new Date().toISOString(),
    version: productVersion,
    rows,
  }
  await writeFile(join(folder, manifestFile), JSON.stringify(manifest, null, 2))
}

/** @throws {BackupError} when the file is not the manifest of a backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null)
  if (text === null) {
    throw new BackupError(
      'The archive has no manifest: an earlier version wrote it. Back up again.',
    )
  }
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new BackupError('The manifest of the archive cannot be read.')
  }
}

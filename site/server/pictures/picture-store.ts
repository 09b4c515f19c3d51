import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'

export type PictureStore = ReturnType<typeof createPictureStore>

export type PictureStoreOptions = { folder: string; maxBytes: number; log: Logger }

/**
 * How often a read notes that a file is in use. More often would be a write for each read; more rarely, one visitor
 * could fill the store with new widths before what is in use looks younger than these.
 */
const noteUseMs = 600_000

const digestBytes = 32

/** Sweeping goes this far below the limit, and comes back after that many bytes, so that it stays rare. */
const slack = 0.1

/**
 * Files in a folder up to a number of bytes; the longest unused go first. Several processes may share the folder,
 * so it is looked at anew for each sweep. A folder that cannot be written costs speed, never an answer.
 */
export function createPictureStore({ folder, maxBytes, log }: PictureStoreOptions) {
  let unswept = Number.POSITIVE_INFINITY
  let sweeping: Promise<void> | null = null
  let hasComplained = false

  async function read(name: string): Promise<Buffer | null> {
    const file = join(folder, name)
    try {
      const bytes = whole(await readFile(file))
      if (bytes) void noteUse(file)
      return bytes
    } catch {
      return null
    }
  }

  /** For a few bytes that a page needs to know while it is put together. */
  function readNow(name: string): Buffer | null {
    try {
      return whole(readFileSync(join(folder, name)))
    } catch {
      return null
    }
  }

  /** The file is there whole or not at all. */
  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const draft = join(folder, `${randomUUID()}.draft`)
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(draft, Buffer.concat([digestOf(bytes), bytes]))
      await rename(draft, join(folder, name))
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {})
      if (!hasComplained) log.warn({ err: error }, 'Resized pictures cannot be kept')
      hasComplained = true
      return
    }
    unswept += bytes.byteLength
    if (unswept > maxBytes * slack) {
      sweeping ??= sweep().finally(() => {
        sweeping = null
      })
      await sweeping
    }
  }

  async function sweep(): Promise<void> {
    unswept = 0
    const names = await readdir(folder)
    const files = (await Promise.all(names.map((name) => measured(join(folder, name))))).flat()
    let bytes = files.reduce((sum, { size }) => sum + size, 0)
    if (bytes <= maxBytes) return
    for (const { file, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= maxBytes * (1 - slack)) break
      await rm(file, { force: true })
      bytes -= size
    }
  }

  return { read, readNow, write }
}

/** `null` for what is not as it was written: a disk that lost power, or somebody's hand. */
function whole(file: Buffer): Buffer | null {
  const bytes = file.subarray(digestBytes)
  return digestOf(bytes).equals(file.subarray(0, digestBytes)) ? bytes : null
}

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** Empty when another process was faster to remove it. */
async function measured(file: string) {
  try {
    const { size, mtimeMs } = await stat(file)
    return [{ file, size, usedAt: mtimeMs }]
  } catch {
    return []
  }
}

async function noteUse(file: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(file)
    const now = Date.now()
    if (now - mtimeMs > noteUseMs) await utimes(file, now / 1000, now / 1000)
  } catch {
    // Swept meanwhile, or a folder that can only be read.
  }
}

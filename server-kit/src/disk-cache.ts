import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type DiskCache = ReturnType<typeof createDiskCache>

export type DiskCacheOptions = {
  folder: string
  /** How much is kept, in bytes; what was not used for the longest time goes first. */
  maxBytes: number
  /** Called for the first write that fails, such as one into a full disk. */
  onFailure: (error: unknown) => void
}

/**
 * How often a read marks a file as used. More often would be a write for each read; more rarely, one visitor
 * could fill the cache with new files before those in use look younger.
 */
const markUseMs = 600_000

const digestBytes = 32

/** Sweeping goes this far below the limit, and comes back after that many bytes, so that it stays rare. */
const slack = 0.1

/**
 * Files in a folder, up to a number of bytes. Each is there whole or not at all; one that is not as it was written
 * counts as missing. Several processes may share the folder, so it is read anew for each sweep. What cannot be
 * written is reported once, and is otherwise as if it had not been kept.
 */
export function createDiskCache({ folder, maxBytes, onFailure }: DiskCacheOptions) {
  let sizeAfterSweep = 0
  let unswept = Number.POSITIVE_INFINITY
  let epoch = 0
  let hasFailed = false
  let lastChange = Promise.resolve()

  async function read(name: string): Promise<Buffer | null> {
    const file = join(folder, name)
    try {
      const bytes = intact(await readFile(file))
      if (bytes) void markUse(file)
      return bytes
    } catch {
      return null
    }
  }

  /** For a few bytes that a caller needs at once. */
  function readSync(name: string): Buffer | null {
    try {
      return intact(readFileSync(join(folder, name)))
    } catch {
      return null
    }
  }

  /** Resolves when the file is there, or cannot be; writes follow each other. */
  function write(name: string, bytes: Uint8Array): Promise<void> {
    const begun = epoch
    return change(async () => {
      if (begun !== epoch || bytes.byteLength > maxBytes) return
      const draft = join(folder, `${randomUUID()}.draft`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(draft, Buffer.concat([digestOf(bytes), bytes]))
        // The cache may have been cleared meanwhile.
        if (begun === epoch) await rename(draft, join(folder, name))
        await sweepAfter(digestBytes + bytes.byteLength)
      } catch (error) {
        if (begun === epoch) reportOnce(error)
      } finally {
        await rm(draft, { force: true }).catch(() => {})
      }
    })
  }

  function change(work: () => Promise<void>): Promise<void> {
    lastChange = lastChange.then(work)
    return lastChange
  }

  async function sweepAfter(added: number): Promise<void> {
    unswept += added
    if (sizeAfterSweep + unswept <= maxBytes && unswept <= maxBytes * slack) return
    const names = await readdir(folder)
    const files = (await Promise.all(names.map((name) => measure(join(folder, name))))).flat()
    sizeAfterSweep = files.reduce((sum, { size }) => sum + size, 0)
    unswept = 0
    if (sizeAfterSweep <= maxBytes) return
    for (const { file, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (sizeAfterSweep <= maxBytes * (1 - slack)) break
      await rm(file, { force: true, recursive: true })
      sizeAfterSweep -= size
    }
  }

  function reportOnce(error: unknown): void {
    if (!hasFailed) onFailure(error)
    hasFailed = true
  }

  return {
    read,
    readSync,
    write,
    /** Marks a file as used now. */
    touch: (name: string): void =>
      void utimes(join(folder, name), new Date(), new Date()).catch(() => {}),
    remove: (name: string): void =>
      void change(() => rm(join(folder, name), { force: true }).catch(() => {})),
    clear(): void {
      epoch += 1
      // A file that is being written keeps its folder from being removed; no other is begun meanwhile.
      rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 1 })
    },
  }
}

/** `null` for what is not as it was written: a disk that lost power, or an edited file. */
function intact(file: Buffer): Buffer | null {
  const bytes = file.subarray(digestBytes)
  return digestOf(bytes).equals(file.subarray(0, digestBytes)) ? bytes : null
}

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** Empty when another process was faster to remove it. */
async function measure(file: string) {
  try {
    const { size, mtimeMs } = await stat(file)
    return [{ file, size, usedAt: mtimeMs }]
  } catch {
    return []
  }
}

async function markUse(file: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(file)
    const now = Date.now()
    if (now - mtimeMs > markUseMs) await utimes(file, now / 1000, now / 1000)
  } catch {
    // Removed meanwhile, or a folder that can only be read.
  }
}

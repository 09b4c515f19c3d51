import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type DiskCache = ReturnType<typeof createDiskCache>

export type DiskCacheOptions = {
  folder: string
  /** The maximum size of all files, in bytes; the least recently used files are removed first. */
  maxBytes: number
  /** Called for the first write that fails, for example on a full disk. */
  onFailure: (error: unknown) => void
}

/**
 * Minimum interval between updates of a file's last-used time. Updating every time would add a write to each read;
 * updating less often would let new files of a single visitor evict files in use.
 */
const touchAfterMs = 600_000

const digestBytes = 32

/**
 * A sweep removes files down to this share below the limit, and the next sweep runs after the same number of bytes, so
 * both are rare.
 */
const slack = 0.1

/**
 * Stores files in a folder, up to a number of bytes. A file is complete or missing; a corrupt file counts as missing.
 * Several processes may share the folder, so each sweep rereads it. A failed write is reported once, and the file is
 * treated as not stored.
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
      if (bytes) void touchIfDue(file)
      return bytes
    } catch {
      return null
    }
  }

  /** Reads synchronously, for a few bytes that a caller needs immediately. */
  function readSync(name: string): Buffer | null {
    try {
      return intact(readFileSync(join(folder, name)))
    } catch {
      return null
    }
  }

  /** Resolves when the file is written or the write has failed; writes run one at a time. */
  function write(name: string, bytes: Uint8Array): Promise<void> {
    const startEpoch = epoch
    return change(async () => {
      if (startEpoch !== epoch || bytes.byteLength > maxBytes) return
      const draft = join(folder, `${randomUUID()}.draft`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(draft, Buffer.concat([getDigest(bytes), bytes]))
        // The cache may have been cleared meanwhile.
        if (startEpoch === epoch) await rename(draft, join(folder, name))
        await sweepAfter(digestBytes + bytes.byteLength)
      } catch (error) {
        if (startEpoch === epoch) reportOnce(error)
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
    /** Updates the time at which a file was last used. */
    touch: (name: string): void =>
      void utimes(join(folder, name), new Date(), new Date()).catch(() => {}),
    remove: (name: string): void =>
      void change(() => rm(join(folder, name), { force: true }).catch(() => {})),
    clear(): void {
      epoch += 1
      // Waits for the current write, whose file would prevent the removal of the folder.
      rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 1 })
    },
  }
}

/** Returns `null` for a file that differs from what was written, after a power failure or an edit. */
function intact(file: Buffer): Buffer | null {
  const bytes = file.subarray(digestBytes)
  return getDigest(bytes).equals(file.subarray(0, digestBytes)) ? bytes : null
}

function getDigest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** Returns an empty result if another process has removed the folder. */
async function measure(file: string) {
  try {
    const { size, mtimeMs } = await stat(file)
    return [{ file, size, usedAt: mtimeMs }]
  } catch {
    return []
  }
}

async function touchIfDue(file: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(file)
    const now = Date.now()
    if (now - mtimeMs > touchAfterMs) await utimes(file, now / 1000, now / 1000)
  } catch {
    // The file has been removed meanwhile, or the folder is read-only.
  }
}

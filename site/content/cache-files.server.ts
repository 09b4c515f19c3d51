import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { z } from 'zod'

export type CacheEntry = { etag: string | null; body: Buffer }

export type AnswerFiles = ReturnType<typeof createAnswerFiles>

/** The first line of a file; the rest is the answer's body. */
const headSchema = z.object({ address: z.string(), etag: z.string().nullable() })

/** After a file too many so much goes that the next ones have room. */
const keptShare = 0.9

/**
 * Answers as files, one for each address, for the next start of the site. A file is written whole or not at all, and
 * what does not work is logged once and otherwise as if nothing had been kept.
 *
 * @param maxBytes how much is kept, in bytes; what was not used for the longest time goes first
 */
export function createAnswerFiles(folder: string, maxBytes: number, log: Logger) {
  const waiting = new Map<string, CacheEntry>()
  let isWriting = false
  let hasFailed = false
  let bytes: number | null = null
  let clears = 0

  function fileOf(address: string): string {
    return join(folder, `${createHash('sha256').update(address).digest('hex')}.answer`)
  }

  /** `null` when nothing of use is filed. */
  async function read(address: string): Promise<CacheEntry | null> {
    try {
      const content = await readFile(fileOf(address))
      const end = content.indexOf('\n')
      const head = headSchema.parse(JSON.parse(content.subarray(0, end).toString('utf8')))
      return head.address === address ? { etag: head.etag, body: content.subarray(end + 1) } : null
    } catch {
      return null
    }
  }

  /** Files an answer as soon as the disk has time for it. */
  function write(address: string, answer: CacheEntry): void {
    if (answer.body.byteLength > maxBytes) return
    waiting.set(address, answer)
    if (!isWriting) void writeAll()
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    for (const [address, answer] of waiting) {
      waiting.delete(address)
      await attempt(() => writeWhole(address, answer))
    }
    isWriting = false
  }

  async function writeWhole(address: string, { etag, body }: CacheEntry): Promise<void> {
    const begun = clears
    await mkdir(folder, { recursive: true })
    const draft = join(folder, `${process.pid}.draft`)
    const head = Buffer.from(`${JSON.stringify({ address, etag })}\n`)
    await writeFile(draft, Buffer.concat([head, body]))
    if (begun !== clears) return
    await rename(draft, fileOf(address))
    if (bytes !== null) bytes += head.byteLength + body.byteLength
    if (bytes === null || bytes > maxBytes) bytes = await prune()
  }

  /** @returns how many bytes are left */
  async function prune(): Promise<number> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.answer'))
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name))
        return { path: join(folder, name), size, mtimeMs }
      }),
    )
    let total = files.reduce((sum, { size }) => sum + size, 0)
    if (total <= maxBytes) return total
    for (const { path, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= maxBytes * keptShare) break
      await rm(path, { force: true })
      total -= size
    }
    return total
  }

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!hasFailed) log.warn({ err: error, folder }, 'Content cannot be kept on disk')
      hasFailed = true
    }
  }

  return {
    read,
    write,
    /** The answer is as good as new. */
    touch: (address: string) =>
      void utimes(fileOf(address), new Date(), new Date()).catch(() => {}),
    remove(address: string): void {
      waiting.delete(address)
      void rm(fileOf(address), { force: true }).catch(() => {})
    },
    clear(): void {
      waiting.clear()
      bytes = null
      clears += 1
      // A file that is just being written keeps its folder from going; no other is begun meanwhile.
      rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 1 })
    },
  }
}

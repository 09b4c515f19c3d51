import { createHash } from 'node:crypto'
import { createDiskCache } from '@niaga/server-kit/disk-cache'
import type { Logger } from 'pino'
import { z } from 'zod'

export type StoredResponse = { etag: string | null; body: Buffer }

export type ContentFiles = ReturnType<typeof createContentFiles>

/** The first line of a file; the rest is the response's body. */
const headSchema = z.object({ etag: z.string().nullable() })

/**
 * Stores responses of the content host in files, one for each address, for the next start of the site.
 *
 * @param maxBytes maximum size of all files, in bytes; the least recently used are removed first
 */
export function createContentFiles(folder: string, maxBytes: number, log: Logger) {
  const disk = createDiskCache({
    folder,
    maxBytes,
    onFailure: (err) => log.warn({ err, folder }, 'Content cannot be stored on disk'),
  })
  return {
    /** Returns `null` if the response is missing or unreadable. */
    async read(address: string): Promise<StoredResponse | null> {
      const file = await disk.read(getName(address))
      if (file === null) return null
      const end = file.indexOf('\n')
      const { etag } = headSchema.parse(JSON.parse(file.toString('utf8', 0, end)))
      return { etag, body: file.subarray(end + 1) }
    },
    /** Writes in the background. */
    write(address: string, { etag, body }: StoredResponse): void {
      const head = Buffer.from(`${JSON.stringify({ etag })}\n`)
      void disk.write(getName(address), Buffer.concat([head, body]))
    },
    touch: (address: string) => disk.touch(getName(address)),
    remove: (address: string) => disk.remove(getName(address)),
    clear: disk.clear,
  }
}

function getName(address: string): string {
  return `${createHash('sha256').update(address).digest('hex')}.response`
}

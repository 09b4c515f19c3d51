import { access, constants } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'

export type BucketSettings = {
  /** The URL of the bucket, without a trailing slash. */
  address: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type Bucket = ReturnType<typeof openBucket>

const timeoutMs = 30_000
const retries = 3

/** An S3-compatible bucket that stores the uploads under their names. */
export function openBucket({ address, ...credentials }: BucketSettings) {
  const client = new AwsClient({ ...credentials, service: 's3', retries })

  function call(name: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs)
    return client.fetch(`${address}/${encodeURIComponent(name)}`, { ...init, signal })
  }

  async function demand(name: string, init: RequestInit): Promise<void> {
    const response = await call(name, init)
    const body = await response.text()
    if (!response.ok) {
      throw new Error(
        `The bucket responded ${response.status} to ${init.method} of ${name}: ${body}`,
      )
    }
  }

  return {
    /** @throws {Error} when the bucket did not store the object */
    put: (name: string, data: Uint8Array, type: string) =>
      demand(name, {
        method: 'PUT',
        headers: { 'Content-Type': type },
        body: new Uint8Array(data),
      }),

    /** @throws {Error} when the bucket does not respond, or rejects the credentials */
    async has(name: string): Promise<boolean> {
      const { ok, status } = await call(name, { method: 'HEAD' })
      if (!ok && status !== 404)
        throw new Error(`The bucket responded ${status} to HEAD of ${name}`)
      return ok
    },

    /** A missing object counts as removed. */
    remove: (name: string) => demand(name, { method: 'DELETE' }),

    /**
     * Returns the bucket's response, whatever its status; the body is a stream. Only the start of the response has a time
     * limit: a large file takes as long as the visitor's connection needs, and the server closes idle connections.
     */
    async read(name: string, method: string, headers: Record<string, string>): Promise<Response> {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(new Error('The bucket is too slow')), timeoutMs)
      try {
        const init = { method, headers, signal: late.signal }
        return await client.fetch(`${address}/${encodeURIComponent(name)}`, init)
      } finally {
        clearTimeout(timer)
      }
    },

    /** @throws {Error} when the bucket does not respond, or rejects the credentials */
    async check(): Promise<void> {
      const response = await client.fetch(address, {
        method: 'HEAD',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`The bucket responded ${response.status}`)
    },
  }
}

/** @throws {Error} when pictures cannot be stored: the bucket does not respond, or the folder is not writable */
export async function checkStorage(dataFolder: string, bucket: Bucket | null): Promise<void> {
  if (bucket) await bucket.check()
  else await access(dataFolder, constants.W_OK)
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** A purge message as it travels, between the content service and the site and between copies of the site. */
export const signedPurgeSchema = z.object({
  timestamp: z.string().max(20),
  signature: z.string().max(100),
  body: z.string(),
})

export type SignedPurge = z.infer<typeof signedPurgeSchema>

const purgeSchema = z.object({ version: z.int().positive(), changed: z.array(z.string()) })

export type ReadPurge = { ok: true; version: number } | { ok: false; fault: 'forged' | 'malformed' }

/** How far the sender's clock may be off, in seconds. */
const toleranceS = 300

/**
 * Reads a purge message: HMAC-SHA256 of `timestamp.body` under the shared secret, not older than {@link toleranceS}.
 *
 * @param secret `undefined` when none is set; then no message is believed
 * @param nowS the moment, in seconds since 1970
 */
export function readSignedPurge(
  { timestamp, signature, body }: SignedPurge,
  secret: string | undefined,
  nowS: number,
): ReadPurge {
  const isNow = /^\d{1,12}$/.test(timestamp) && Math.abs(nowS - Number(timestamp)) <= toleranceS
  if (secret === undefined || !isNow) return { ok: false, fault: 'forged' }
  const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const expected = Buffer.from(`sha256=${hash}`)
  const given = Buffer.from(signature)
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) {
    return { ok: false, fault: 'forged' }
  }
  const message = purgeSchema.safeParse(parseJson(body))
  if (!message.success) return { ok: false, fault: 'malformed' }
  return { ok: true, version: message.data.version }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

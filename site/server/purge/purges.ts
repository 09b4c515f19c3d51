import { isAuthentic, type SignedMessage } from '@niaga/server-kit/signed-message'
import { z } from 'zod'

export type PurgeResult = 'accepted' | 'known' | 'forged' | 'malformed'

/** A purge message, as forwarded by other processes of the site. */
export const signedPurgeSchema = z.object({
  timestamp: z.string().max(20),
  signature: z.string().max(100),
  body: z.string(),
}) satisfies z.ZodType<SignedMessage>

const purgeSchema = z.object({ version: z.int().positive() })

/** Forwards a message to other processes; it never throws. */
export type ForwardPurge = (message: SignedMessage) => void

export type PurgesOptions = {
  secret: string | undefined
  /** Invalidates all caches. */
  onPurge: () => void
}

export type Purges = ReturnType<typeof createPurges>

/**
 * Validates purge messages, and applies and forwards new ones. A message forwarded by another process is validated by the
 * same rules, because it carries the signature of the content service.
 */
export function createPurges({ secret, onPurge }: PurgesOptions) {
  const others: ForwardPurge[] = []
  let newest = 0

  function receiveForwarded(message: SignedMessage): PurgeResult {
    if (!isAuthentic(message, secret, Date.now())) return 'forged'
    const version = versionIn(message.body)
    if (version === null) return 'malformed'
    if (version <= newest) return 'known'
    newest = version
    onPurge()
    return 'accepted'
  }

  return {
    /** Handles a message from another process of the site. */
    receiveForwarded,

    /** Handles a message from the content service. */
    receive(message: SignedMessage): PurgeResult {
      const result = receiveForwarded(message)
      if (result === 'accepted') for (const forward of others) forward(message)
      return result
    },

    /** Called when messages may have been missed. */
    invalidate: onPurge,

    forwardTo: (forward: ForwardPurge) => void others.push(forward),
  }
}

/** Returns the content version that a message announces, `null` for an invalid message. */
function versionIn(body: string): number | null {
  try {
    return purgeSchema.parse(JSON.parse(body)).version
  } catch {
    return null
  }
}

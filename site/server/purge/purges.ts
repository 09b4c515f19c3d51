import { isAuthentic, type SignedMessage } from '@niaga/server-kit/signed-message'
import { z } from 'zod'

export type PurgeResult = 'accepted' | 'known' | 'forged' | 'malformed'

/** A purge message as other processes of the site hand it on. */
export const signedPurgeSchema = z.object({
  timestamp: z.string().max(20),
  signature: z.string().max(100),
  body: z.string(),
}) satisfies z.ZodType<SignedMessage>

const purgeSchema = z.object({ version: z.int().positive() })

/** Hands a message on to other processes; it never throws. */
export type TellOthers = (message: SignedMessage) => void

export type PurgesOptions = {
  secret: string | undefined
  /** Takes everything that is kept for old. */
  onPurge: () => void
}

export type Purges = ReturnType<typeof createPurges>

/**
 * Validates purge messages, acts on those that are new, and hands these on. A message that another process handed on is
 * validated by the same rules: it carries the signature of the content service.
 */
export function createPurges({ secret, onPurge }: PurgesOptions) {
  const others: TellOthers[] = []
  let newest = 0

  function hear(message: SignedMessage): PurgeResult {
    if (!isAuthentic(message, secret, Date.now())) return 'forged'
    const version = versionIn(message.body)
    if (version === null) return 'malformed'
    if (version <= newest) return 'known'
    newest = version
    onPurge()
    return 'accepted'
  }

  return {
    /** A message from another process of the site. */
    hear,

    /** A message from the content service. */
    receive(message: SignedMessage): PurgeResult {
      const result = hear(message)
      if (result === 'accepted') for (const tell of others) tell(message)
      return result
    },

    /** Messages may have been missed: what is kept may be old. */
    invalidate: onPurge,

    tellAlso: (tell: TellOthers) => void others.push(tell),
  }
}

/** The version of the content that a message announces, `null` for a message of another form. */
function versionIn(body: string): number | null {
  try {
    return purgeSchema.parse(JSON.parse(body)).version
  } catch {
    return null
  }
}

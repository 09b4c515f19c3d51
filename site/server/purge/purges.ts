import { readSignedPurge, type SignedPurge } from './signed-purge.ts'

export type PurgeVerdict = 'accepted' | 'known' | 'forged' | 'malformed'

/** Hands a message on to other processes; it never throws. */
export type TellOthers = (message: SignedPurge) => void

export type PurgesOptions = {
  secret: string | undefined
  /** Takes everything that is kept for old. */
  onPurge: () => void
}

export type Purges = ReturnType<typeof createPurges>

/**
 * Judges purge messages, acts on those that are new, and hands these on. A message that another process handed on is
 * judged by the same rules: it carries the signature of the content service.
 */
export function createPurges({ secret, onPurge }: PurgesOptions) {
  const others: TellOthers[] = []
  let newest = 0

  function hear(message: SignedPurge): PurgeVerdict {
    const read = readSignedPurge(message, secret, Date.now() / 1000)
    if (!read.ok) return read.fault
    if (read.version <= newest) return 'known'
    newest = read.version
    onPurge()
    return 'accepted'
  }

  return {
    /** A message from another process of the site. */
    hear,

    /** A message from the content service. */
    receive(message: SignedPurge): PurgeVerdict {
      const verdict = hear(message)
      if (verdict === 'accepted') for (const tell of others) tell(message)
      return verdict
    },

    /** Messages may have been missed: what is kept may be old. */
    doubt: onPurge,

    tellAlso: (tell: TellOthers) => void others.push(tell),
  }
}

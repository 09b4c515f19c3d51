import type { PayloadRequest } from 'payload'

/** Returns the name to record in a version; `null` if the service itself saves. */
export function getSaver({ user }: PayloadRequest): string | null {
  return user?.name ?? null
}

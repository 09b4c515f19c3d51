import type { PayloadRequest } from 'payload'

/** The name that a version keeps; `null` if the service itself saves. */
export function saverOf({ user }: PayloadRequest): string | null {
  return user?.name ?? null
}

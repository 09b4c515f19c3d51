import type { PayloadRequest } from 'payload'

/** The session of who asks; Payload's types do not tell of it. */
export function sessionOf({ user }: PayloadRequest): string | undefined {
  const session: unknown = user ? Reflect.get(user, '_sid') : undefined
  return typeof session === 'string' ? session : undefined
}

/**
 * Ends the sessions of an account, in the transaction of the request.
 *
 * @param keep the one that goes on, where the account itself asks
 */
export async function endSessions(
  req: PayloadRequest,
  account: number,
  keep?: string,
): Promise<void> {
  const { db } = req.payload
  const user = await db.findOne<{ id: number; sessions?: { id: string }[] }>({
    collection: 'users',
    where: { id: { equals: account } },
    req,
  })
  const sessions = (user?.sessions ?? []).filter(({ id }) => id === keep)
  await db.updateOne({ collection: 'users', id: account, data: { sessions }, req })
}

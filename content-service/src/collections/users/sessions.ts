import { type CollectionRefreshHook, Forbidden, type PayloadRequest } from 'payload'

/** A session that is older is not prolonged: with the last eight hours none lasts longer than a day. */
const longestProlongedMs = 16 * 3_600_000

type StoredUser = { id: number; sessions?: { id: string; createdAt: string | Date }[] }

/** The session of a request, which Payload's types do not know. */
export function sessionOf({ user }: PayloadRequest): string | undefined {
  const session: unknown = user ? Reflect.get(user, '_sid') : undefined
  return typeof session === 'string' ? session : undefined
}

/**
 * Ends the sessions of an account, in the transaction of the request.
 *
 * @param keep the one that goes on, where the account itself sent the request
 */
export async function endSessions(
  req: PayloadRequest,
  account: number,
  keep?: string,
): Promise<void> {
  const { db } = req.payload
  const user = await db.findOne<StoredUser>({
    collection: 'users',
    where: { id: { equals: account } },
    req,
  })
  const sessions = (user?.sessions ?? []).filter(({ id }) => id === keep)
  await db.updateOne({ collection: 'users', id: account, data: { sessions }, req })
}

/** Payload prolongs a session as often as it is asked to, without an end. */
export const rejectEndlessSession: CollectionRefreshHook<StoredUser> = ({
  args: { req },
  user,
}) => {
  const session = user.sessions?.find(({ id }) => id === sessionOf(req))
  if (session && Date.now() - new Date(session.createdAt).getTime() < longestProlongedMs) return
  throw new Forbidden(req.t)
}

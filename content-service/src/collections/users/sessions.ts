import { type CollectionRefreshHook, Forbidden, type PayloadRequest } from 'payload'

/** The maximum age of a session that is prolonged: with its last eight hours, no session exceeds a day. */
const longestProlongedMs = 16 * 3_600_000

type StoredUser = { id: number; sessions?: { id: string; createdAt: string | Date }[] }

/** Returns the id of a request's session, which Payload's types lack. */
export function getSession({ user }: PayloadRequest): string | undefined {
  const session: unknown = user ? Reflect.get(user, '_sid') : undefined
  return typeof session === 'string' ? session : undefined
}

/**
 * Ends the sessions of an account, in the request's transaction.
 *
 * @param keep the session that continues, if the account itself sent the request
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

/** Payload itself would prolong a session any number of times. */
export const rejectEndlessSession: CollectionRefreshHook<StoredUser> = ({
  args: { req },
  user,
}) => {
  const session = user.sessions?.find(({ id }) => id === getSession(req))
  if (session && Date.now() - new Date(session.createdAt).getTime() < longestProlongedMs) return
  throw new Forbidden(req.t)
}

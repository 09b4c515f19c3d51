import type { PayloadRequest, Where } from 'payload'
import type { MessageReply } from '../../platform/payload-types.ts'

/** More answers and replies than any enquiry has; stops a client that loops. */
export const maxReplies = 200

/** Returns answers and buyers' replies, oldest first. */
export async function findReplies(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  where: Where,
): Promise<MessageReply[]> {
  const { docs } = await req.payload.find({
    collection: 'message-replies',
    where,
    sort: 'id',
    limit: maxReplies,
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

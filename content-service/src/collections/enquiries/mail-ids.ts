import type { Message } from '../../platform/payload-types.ts'

type Kind = 'pesan' | 'tanda-terima' | 'pengingat'

/** Returns the fixed Message-ID of a mail about a message, by which a mail server can recognise a duplicate. */
export function getMailId(kind: Kind, { id, receivedAt }: Message, origin: string): string {
  return `<${kind}-${id}-${Date.parse(receivedAt)}@${getHost(origin)}>`
}

/** Returns the fixed Message-ID of an answer. */
export function getReplyId(reply: { id: number; createdAt: string }, origin: string): string {
  return `<balasan-${reply.id}-${Date.parse(reply.createdAt)}@${getHost(origin)}>`
}

function getHost(origin: string): string {
  return new URL(origin).hostname
}

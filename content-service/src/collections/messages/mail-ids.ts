import type { Message } from '../../platform/payload-types.ts'

type Kind = 'pesan' | 'tanda-terima' | 'pengingat'

/** Returns the fixed Message-ID of a mail about a message, by which a mail server can recognise a duplicate. */
export function mailIdOf(kind: Kind, { id, receivedAt }: Message, origin: string): string {
  return `<${kind}-${id}-${Date.parse(receivedAt)}@${hostOf(origin)}>`
}

/** Returns the fixed Message-ID of an answer. */
export function replyIdOf(reply: { id: number; createdAt: string }, origin: string): string {
  return `<balasan-${reply.id}-${Date.parse(reply.createdAt)}@${hostOf(origin)}>`
}

function hostOf(origin: string): string {
  return new URL(origin).hostname
}
